import type { Transaction } from '@keydence/db';
import type { Corrected, MoveKeywordsInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { getKeywordKeys } from '../keywords/access.ts';
import { requireTopic } from './access.ts';
import { recordCorrection } from './record-correction.ts';
import { placeKeywords } from './set-places.ts';

/** Moves keywords into a topic, or out of any topic; runs keep them there. */
export async function moveKeywords(
  ctx: DomainContext,
  { keywordIds, topicId }: MoveKeywordsInput,
): Promise<Corrected> {
  const keys = await getKeywordKeys(ctx, keywordIds);
  return recordCorrection(ctx, async (tx, listId) => {
    if (keys.listId !== listId) throw notFound();
    const target = topicId === null ? null : await requireTopic(tx, listId, topicId);
    const before = await placeKeywords(tx, listId, { ids: keys.ids, topicId: target });
    if (before.length === 0) return null;
    const left = before.map((place) => place.topicId).filter((id) => id !== null);
    return {
      kind: 'move',
      topicId: target,
      facts: {
        keywordIds: before.map(({ keywordId }) => keywordId),
        topicId: target,
        before,
        ...(target === null && { apart: await pairWithMains(tx, listId, before) }),
      },
      touched: [...new Set([...(target === null ? [] : [target]), ...left])],
    };
  });
}

/** Pairs each keyword with the main keyword of its previous topic. */
export async function pairWithMains(
  tx: Transaction,
  listId: number,
  places: readonly { keywordId: number; topicId: number | null }[],
): Promise<[number, number][]> {
  const topicIds = [...new Set(places.map(({ topicId }) => topicId).filter((id) => id !== null))];
  const rows = await tx.execute<{ id: number; main: string }>(sql`
    select id, main_keyword_id as main from topics
    where list_id = ${listId} and id = any(${`{${topicIds.join(',')}}`}::int[]) and main_keyword_id is not null`);
  const mains = new Map([...rows].map(({ id, main }) => [id, Number(main)]));
  return places.flatMap(({ keywordId, topicId }) => {
    const main = topicId === null ? undefined : mains.get(topicId);
    return main === undefined || main === keywordId ? [] : [[keywordId, main] as [number, number]];
  });
}
