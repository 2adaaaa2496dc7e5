import type { Transaction } from '@keydence/db';
import type { Corrected, MergeTopicsInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { requireTopic } from './access.ts';
import { recordCorrection } from './record-correction.ts';
import type { KeywordPlace } from './set-places.ts';

/** Merges topics into another one; their ids become its aliases. */
export async function mergeTopics(
  ctx: DomainContext,
  { topicId, absorbedIds }: MergeTopicsInput,
): Promise<Corrected> {
  return recordCorrection(ctx, async (tx, listId) => {
    const target = await requireTopic(tx, listId, topicId);
    const absorbed = new Set<number>();
    for (const id of absorbedIds) absorbed.add(await requireTopic(tx, listId, id));
    absorbed.delete(target);
    if (absorbed.size === 0) return null;
    const own = await readMembers(tx, listId, target);
    const { before, aliases } = await absorbTopics(tx, listId, { target, absorbed: [...absorbed] });
    return {
      kind: 'merge',
      topicId: target,
      facts: {
        topicId: target,
        absorbedIds: [...absorbed],
        aliases,
        keywordIds: before.map(({ keywordId }) => keywordId),
        before,
        together: pairAll([...own, ...before.map(({ keywordId }) => keywordId)]),
      },
      touched: [target, ...absorbed],
    };
  });
}

/** The keywords of a topic, its main one first. */
async function readMembers(tx: Transaction, listId: number, topicId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    select i.keyword_id as id from keyword_insights i
    join topics t on t.list_id = i.list_id and t.id = i.topic_id
    where i.list_id = ${listId} and i.topic_id = ${topicId}
    order by i.keyword_id = t.main_keyword_id desc, i.keyword_id`);
  return rows.map(({ id }) => Number(id));
}

/**
 * Pairs each keyword with the first. The target's own keywords are paired too, otherwise a run would split them off by
 * the words of the larger topic.
 */
function pairAll([first, ...others]: readonly number[]): [number, number][] {
  return first === undefined ? [] : others.map((id) => [id, first]);
}

/**
 * Moves the keywords of topics into another one and makes their ids its aliases. Returns the previous places and
 * aliases.
 */
export async function absorbTopics(
  tx: Transaction,
  listId: number,
  { target, absorbed }: { target: number; absorbed: readonly number[] },
): Promise<{ before: KeywordPlace[]; aliases: { id: number; into: number }[] }> {
  const ids = sql`any(${`{${absorbed.join(',')}}`}::int[])`;
  const rows = await tx.execute<{ id: string; topic: number; group: string | null }>(sql`
    with moved as (
      select keyword_id, topic_id, group_id from keyword_insights
      where list_id = ${listId} and topic_id = ${ids} for update
    ), changed as (
      update keyword_insights i set topic_id = ${target} from moved m
      where i.list_id = ${listId} and i.keyword_id = m.keyword_id
    )
    select keyword_id as id, topic_id as topic, group_id as group from moved order by keyword_id`);
  const aliases = await tx.execute<{ id: number; into: number }>(sql`
    select id, absorbed_by as into from topics where list_id = ${listId} and absorbed_by = ${ids} order by id`);
  await tx.execute(sql`
    update topics set absorbed_by = ${target}
    where list_id = ${listId} and (id = ${ids} or absorbed_by = ${ids})`);
  await tx.execute(sql`
    update gap_insights set topic_id = ${target} where list_id = ${listId} and topic_id = ${ids}`);
  const before = [...rows].map(({ id, topic, group }) => ({
    keywordId: Number(id),
    topicId: topic,
    groupId: group === null ? null : Number(group),
  }));
  return { before, aliases: [...aliases] };
}
