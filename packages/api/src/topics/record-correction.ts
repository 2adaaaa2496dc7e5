import { schema, type Transaction } from '@keydence/db';
import type { Corrected, CorrectionKind } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import type { Services } from '../context.ts';
import { storeFigures } from '../gains/store-figures.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { notifyTopics, startRun } from '../runs/move-topic-run.ts';

type Facts = typeof schema.topicCorrections.$inferSelect.facts;

/** An applied correction. */
export interface Correction {
  kind: CorrectionKind;
  /** The affected topic. */
  topicId: number | null;
  facts: Facts;
  /** Topics whose keywords changed. */
  touched: readonly number[];
}

/**
 * Applies a correction to the domain's list and stores it, both or neither; the figures of the affected topics are
 * updated in the same transaction. `apply` returns null if nothing changes.
 */
export async function recordCorrection(
  ctx: DomainContext,
  apply: (tx: Transaction, listId: number) => Promise<Correction | null>,
): Promise<Corrected> {
  const { services, domain, caller } = ctx;
  const listId = requireList(domain).id;
  return changeList(ctx, domain.id, async (tx) => {
    // The list is locked first, as in every write of a list.
    await bumpListVersion(tx, listId);
    const correction = await apply(tx, listId);
    if (!correction) return { correctionId: null, topicIds: [] };
    const id = await storeCorrection(tx, services, { listId, madeBy: caller.userId, correction });
    if (correction.facts.before && (await haveVotes(tx, listId, correction.touched))) {
      await startRun(tx, services, { listId, kind: 'place', askedBy: caller.userId });
    }
    return {
      correctionId: encodeKeywordId({ listId, id }),
      topicIds: correction.touched.map((topic) => encodeKeywordId({ listId, id: topic })),
    };
  });
}

/** True if any of the topics has an active vote: a run then gives it to the keywords that came, and takes it from others. */
export async function haveVotes(
  tx: Transaction,
  listId: number,
  topicIds: readonly number[],
): Promise<boolean> {
  const ids = sql`any(${`{${topicIds.join(',')}}`}::int[])`;
  // Corrections and topics may be on different nodes.
  const topics = await tx.execute<{ id: number }>(sql`
    select id from topics where list_id = ${listId} and (id = ${ids} or absorbed_by = ${ids})`);
  if (topics.length === 0) return false;
  const [row] = await tx.execute(sql`
    select 1 from topic_corrections
    where list_id = ${listId} and kind = 'vote' and undone_at is null and topic_id in ${topics.map(({ id }) => id)} limit 1`);
  return row !== undefined;
}

/** Stores an applied correction; returns its number. The list must be locked. */
export async function storeCorrection(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  { listId, madeBy, correction }: { listId: number; madeBy: string | null; correction: Correction },
): Promise<number> {
  const { kind, topicId, facts, touched } = correction;
  const madeAt = services.now();
  const [row] = await tx
    .insert(schema.topicCorrections)
    .values({
      listId,
      id: sql`(select coalesce(max(id), 0) + 1 from topic_corrections where list_id = ${listId})`,
      kind,
      topicId,
      facts,
      madeBy,
      madeAt,
    })
    .returning({ id: schema.topicCorrections.id });
  await storeFigures(tx, { listId, topicIds: touched, now: madeAt });
  await notifyTopics(tx, listId);
  if (!row) throw new Error('a correction was not stored');
  return row.id;
}
