import { schema } from '@keydence/db';
import type { ReportShare } from '@keydence/domain';
import { hidesPeople } from '../api-keys/require-key-access.ts';
import type { Caller } from '../context.ts';

const { people, reportShares } = schema;

/** What a list of links reads of each; needs a join with the people who made them. */
export const shareColumns = {
  id: reportShares.id,
  createdById: reportShares.createdBy,
  createdBy: people.fullName,
  createdAt: reportShares.createdAt,
  expiresAt: reportShares.expiresAt,
  reportDate: reportShares.generatedAt,
  openCount: reportShares.openCount,
  lastOpenedAt: reportShares.lastOpenedAt,
};

type ShareRow = Omit<ReportShare, 'isMine'> & { createdById: string | null };
type Viewer = Pick<Caller, 'userId' | 'key'>;

/** A link as a member of the workspace sees it. */
export function viewShare({ createdById, createdBy, ...row }: ShareRow, viewer: Viewer): ReportShare {
  return {
    ...row,
    createdBy: hidesPeople(viewer) ? null : createdBy,
    isMine: createdById === viewer.userId,
  };
}
