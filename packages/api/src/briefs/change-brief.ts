import { schema } from '@keydence/db';
import { AppError, type BriefDetail, type ChangeBriefInput } from '@keydence/domain';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { lockBrief, requireBrief, requireListId } from './access.ts';
import { briefMessages } from './brief-messages.ts';
import { getBrief } from './get-brief.ts';
import { readExtracts } from './read-extracts.ts';

/**
 * Selects the pages that count, and recomputes the brief. AppError('conflict') before the brief is
 * done.
 */
export async function changeBrief(ctx: DomainContext, input: ChangeBriefInput): Promise<BriefDetail> {
  const { database, briefRules } = ctx.services;
  const { briefs } = schema;
  const row = await requireBrief(database.db, requireListId(ctx), input.briefId);
  if (row.state !== 'done') throw new AppError('conflict', briefMessages.notDone);
  const job = { listId: row.listId, briefId: row.id };
  const kind = input.kind === undefined ? row.kind : input.kind;
  const excluded = [...new Set(input.excluded ?? row.excluded)].sort((a, b) => a - b);
  const sources = await readExtracts(database.db, job);
  const { title, language, asked } = row;
  const { body } = await briefRules.compose({ keyword: title, language, sources, asked, kind, excluded });
  await database.db.transaction(async (tx) => {
    await lockBrief(tx, ctx, job);
    await tx
      .update(briefs)
      .set({ kind, excluded, body })
      .where(and(eq(briefs.listId, job.listId), eq(briefs.id, job.briefId)));
  });
  return getBrief(ctx, input);
}
