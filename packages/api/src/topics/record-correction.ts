import { schema, type Transaction } from '@keydence/db';
import type { Corrected, CorrectionKind } from '@keydence/domain';
import { sql } from 'drizzle-orm';
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
        madeBy: caller.userId,
        madeAt,
      })
      .returning({ id: schema.topicCorrections.id });
    await storeFigures(tx, { listId, topicIds: touched, now: madeAt });
    await notifyTopics(tx, listId);
    return {
      correctionId: row ? encodeKeywordId({ listId, id: row.id }) : null,
      topicIds: touched.map((id) => encodeKeywordId({ listId, id })),
    };
  });
}
