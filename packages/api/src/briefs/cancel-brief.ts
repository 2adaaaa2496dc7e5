import type { BriefDetail } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { endBrief, requireBrief, requireListId } from './access.ts';
import { getBrief } from './get-brief.ts';

/** Ends a brief that is being written; a brief that has ended stays unchanged. */
export async function cancelBrief(ctx: DomainContext, input: { briefId: string }): Promise<BriefDetail> {
  const { database, now } = ctx.services;
  const { listId, id } = await requireBrief(database.db, requireListId(ctx), input.briefId);
  await endBrief(database.db, { listId, briefId: id }, { state: 'cancelled', finishedAt: now() });
  return getBrief(ctx, input);
}
