import type { Corrected, SplitTopicInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { invalidField } from '../errors.ts';
import { getKeywordKeys } from '../keywords/access.ts';
import { requireTopic } from './access.ts';
import { pairWithMains } from './move-keywords.ts';
import { recordCorrection } from './record-correction.ts';
import { placeKeywords } from './set-places.ts';

/** Creates a new topic from keywords of another one; no run merges the two again. */
export async function splitTopic(
  ctx: DomainContext,
  { topicId, keywordIds, name }: SplitTopicInput,
): Promise<Corrected> {
  const keys = await getKeywordKeys(ctx, keywordIds);
  return recordCorrection(ctx, async (tx, listId) => {
    if (keys.listId !== listId) throw notFound();
    const from = await requireTopic(tx, listId, topicId);
    const members = await tx.execute<{ id: string; text: string }>(sql`
      select i.keyword_id as id, k.keyword_text as text
      from keyword_insights i join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id
      where i.list_id = ${listId} and i.topic_id = ${from} and i.keyword_id = any(${`{${keys.ids.join(',')}}`}::bigint[])
      order by k.search_volume desc nulls last, k.id`);
    const [first] = members;
    if (!first) throw invalidField('keywordIds', 'Select keywords of this topic.');
    const [made] = await tx.execute<{ id: number }>(sql`
      insert into topics (list_id, id, name, given_name, basis, main_keyword_id, updated_at)
      select ${listId}::int, coalesce(max(id), 0) + 1, ${first.text}::text, ${name ?? null}::text, 'wording',
        ${first.id}::bigint, ${ctx.services.now().toISOString()}::timestamptz
      from topics where list_id = ${listId}
      returning id`);
    if (!made) throw notFound();
    const ids = [...members].map(({ id }) => Number(id));
    const before = await placeKeywords(tx, listId, { ids, topicId: made.id });
    return {
      kind: 'split',
      topicId: made.id,
      facts: {
        topicId: made.id,
        keywordIds: ids,
        before,
        apart: await pairWithMains(tx, listId, before),
        ...(name !== undefined && { name }),
      },
      touched: [made.id, from],
    };
  });
}
