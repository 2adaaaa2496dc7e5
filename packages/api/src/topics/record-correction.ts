import { schema, type Transaction } from '@keydence/db';
import type { Corrected, CorrectionKind } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import { changeList } from '../keywords/change-list.ts';
import { encodeKeywordId } from '../keywords/encode-keyword-id.ts';
import { type DomainContext, requireList } from '../tracked-domains/access.ts';
import { notifyTopics } from './move-run.ts';
import { storeFigures } from './store-figures.ts';

type Facts = typeof schema.topicCorrections.$inferSelect.facts;

/** A correction that a use case has applied. */
export interface Correction {
  kind: CorrectionKind;
  /** The topic that it is about. */
  topicId: number | null;
  facts: Facts;
  /** Topics whose keywords are others now. */
  touched: readonly number[];
}

/**
 * Applies a correction of the domain's list and keeps it as a fact, both or neither; the figures of the topics that it
 * touches follow in the same transaction. `apply` returns null where nothing is other than before.
 */
export async function recordCorrection(
  ctx: DomainContext,
  apply: (tx: Transaction, listId: number) => Promise<Correction | null>,
): Promise<Corrected> {
  const { services, domain, caller } = ctx;
  const listId = requireList(domain).id;
  return changeList(ctx, domain.id, async (tx) => {
    // The list first, as every write of a list does.
    await bumpListVersion(tx, listId);
    const correction = await apply(tx, listId);
    if (!correction) return { correctionId: null, topicIds: [] };
    const id = await storeCorrection(tx, services, { listId, madeBy: caller.userId, correction });
    return {
      correctionId: encodeKeywordId({ listId, id }),
      topicIds: correction.touched.map((topic) => encodeKeywordId({ listId, id: topic })),
    };
  });
}

/** Keeps a correction that was applied; returns its number. The list must be locked. */
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
