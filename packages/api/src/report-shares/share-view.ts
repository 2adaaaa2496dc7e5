import { schema } from '@keydence/db';
import type { ReportShare } from '@keydence/domain';
import { hidesPeople } from '../access/require-key-access.ts';
import type { Caller } from '../context.ts';

const { people, reportShares } = schema;

/** Columns of a listed link; needs a join with the creators. */
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

/** A link as workspace members see it. */
export function viewShare({ createdById, createdBy, ...row }: ShareRow, viewer: Viewer): ReportShare {
  return {
    ...row,
    createdBy: hidesPeople(viewer) ? null : createdBy,
    isMine: createdById === viewer.userId,
  };
}
