import { schema } from '@keydence/db';
import type { ReportShare } from '@keydence/domain';

const { reportShares, users } = schema;

/** What a list of links reads of each; needs a join with the people who made them. */
export const shareColumns = {
  id: reportShares.id,
  createdById: reportShares.createdBy,
  createdBy: users.fullName,
  createdAt: reportShares.createdAt,
  expiresAt: reportShares.expiresAt,
  reportDate: reportShares.generatedAt,
  openCount: reportShares.openCount,
  lastOpenedAt: reportShares.lastOpenedAt,
};

type ShareRow = Omit<ReportShare, 'isMine'> & { createdById: string | null };

/** A link as a member of the workspace sees it. */
export function viewShare({ createdById, ...row }: ShareRow, viewerId: string): ReportShare {
  return { ...row, isMine: createdById === viewerId };
}
