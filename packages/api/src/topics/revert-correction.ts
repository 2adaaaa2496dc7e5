import { schema, type Transaction } from '@keydence/db';
import { AppError, type Corrected, relevanceVote } from '@keydence/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { storeFigures } from '../gains/store-figures.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { encodeKeywordId, findKeywordKey } from '../keyword-lists/encode-keyword-id.ts';
import { reapplyIntents, releaseIntents } from '../keyword-lists/restore-intents.ts';
import { notifyTopics, startRun } from '../runs/move-topic-run.ts';
import { isFollowed } from './find-later-correction.ts';
import { writeMark } from './mark-topic.ts';
import { laterVote, readCorrections } from './read-corrections.ts';
import { haveVotes } from './record-correction.ts';
import { topicMessages } from './topic-messages.ts';
import { applyVote } from './vote-relevance.ts';

const { topicCorrections } = schema;
type CorrectionRow = typeof topicCorrections.$inferSelect;

/**
 * Undoes a correction. Values that come from tools, rules and runs are computed by a run. AppError('not_found') if it
 * was already undone, AppError('conflict') while a later correction affects the same items.
 */
export async function undoCorrection(
  ctx: DomainContext,
  { correctionId }: { correctionId: string },
): Promise<Corrected> {
  const { services, domain, caller } = ctx;
  const listId = requireList(domain).id;
  const key = findKeywordKey(correctionId);
  if (key?.listId !== listId) throw notFound();
  return changeList(ctx, domain.id, async (tx) => {
    await bumpListVersion(tx, listId);
    const now = services.now();
    const [row] = await tx
      .update(topicCorrections)
      .set({ undoneAt: now, undoneBy: caller.userId })
      .where(
        and(
          eq(topicCorrections.listId, listId),
          eq(topicCorrections.id, key.id),
          isNull(topicCorrections.undoneAt),
        ),
      )
      .returning();
    if (!row) throw notFound();
    if (await isFollowed(tx, row)) throw new AppError('conflict', topicMessages.followed);
    const touched = await revertCorrection(tx, row);
    await storeFigures(tx, { listId, topicIds: touched, now });
    const needsRun = row.kind === 'intent' || row.kind === 'vote' || row.kind === 'merge';
    if (needsRun || (row.facts.before && (await haveVotes(tx, listId, touched)))) {
      await startRun(tx, services, { listId, kind: 'place', askedBy: caller.userId });
    }
    await notifyTopics(tx, listId);
    return { correctionId, topicIds: touched.map((id) => encodeKeywordId({ listId, id })) };
  });
}

/** Restores the state before a correction. Returns the topics whose keywords changed. */
export async function revertCorrection(tx: Transaction, row: CorrectionRow): Promise<number[]> {
  const { listId, kind, topicId, facts } = row;
  if (kind === 'intent') {
    await releaseIntents(tx, listId, facts.keywordIds ?? []);
    await reapplyIntents(tx, listId, facts.keywordIds ?? []);
  }
  if (kind === 'vote') return releaseVote(tx, row);
  if (kind === 'rename' && topicId !== null) await restoreName(tx, listId, topicId);
  if ((kind === 'pin' || kind === 'hide') && topicId !== null) {
    await writeMark(tx, listId, { id: topicId, kind, isSet: facts.isSet !== true });
    return [topicId];
  }
  if (kind === 'merge') {
    await tx.execute(sql`
      update topics set absorbed_by = null
      where list_id = ${listId} and id = any(${`{${(facts.absorbedIds ?? []).join(',')}}`}::int[])`);
    await tx.execute(sql`
      update topics t set absorbed_by = n.into
      from jsonb_to_recordset(${JSON.stringify(facts.aliases ?? [])}::jsonb) as n (id int, "into" int)
      where t.list_id = ${listId} and t.id = n.id and t.absorbed_by = ${topicId}::int`);
  }
  if (facts.before) return returnKeywords(tx, row);
  return topicId === null ? [] : [topicId];
}

/** Returns keywords that have not moved since to their previous topic. Of a merged topic, its target counts. */
async function returnKeywords(tx: Transaction, { listId, facts }: CorrectionRow): Promise<number[]> {
  const target = facts.topicId == null ? null : await followAlias(tx, listId, facts.topicId);
  const before = JSON.stringify(facts.before ?? []);
  const rows = await tx.execute<{ topic: number | null }>(sql`
    update keyword_insights i set topic_id = coalesce(t.absorbed_by, n."topicId"), group_id = n."groupId"
    from jsonb_to_recordset(${before}::jsonb) as n ("keywordId" bigint, "topicId" int, "groupId" bigint)
    left join topics t on t.list_id = ${listId} and t.id = n."topicId"
    where i.list_id = ${listId} and i.keyword_id = n."keywordId"
      and i.topic_id is not distinct from ${target}::int
    returning i.topic_id as topic`);
  const back = [...rows].map(({ topic }) => topic);
  return [...new Set([target, ...back].filter((id) => id !== null))];
}

async function followAlias(tx: Transaction, listId: number, topicId: number): Promise<number> {
  const [row] = await tx.execute<{ id: number }>(sql`
    select coalesce(absorbed_by, id) as id from topics where list_id = ${listId} and id = ${topicId}`);
  return row?.id ?? topicId;
}

/** Restores the name from another active correction. */
async function restoreName(tx: Transaction, listId: number, topicId: number): Promise<void> {
  await tx.execute(sql`
    update topics set given_name = (
      select facts ->> 'name' from topic_corrections
      where list_id = ${listId} and topic_id = ${topicId} and kind in ('rename', 'split') and undone_at is null
        and facts ? 'name' order by id desc limit 1)
    where list_id = ${listId} and id = ${topicId}`);
}

/** Restores the relevance from other active votes; without one, it is unknown until the next run. */
async function releaseVote(tx: Transaction, { listId, topicId, facts }: CorrectionRow): Promise<number[]> {
  const isVoted = topicId
    ? sql`topic_id = ${topicId}`
    : sql`keyword_id = any(${`{${(facts.keywordIds ?? []).join(',')}}`}::bigint[])`;
  const rows = await tx.execute<{ id: string; topic: number | null }>(sql`
    update keyword_insights set relevance = null, evidence_kind = null, evidence = null
    where list_id = ${listId} and ${isVoted} and evidence_kind = 'vote'
    returning keyword_id as id, topic_id as topic`);
  const ids = sql`any(${`{${[...rows].map(({ id }) => id).join(',')}}`}::bigint[])`;
  await tx.execute(
    sql`update tracked_keywords set relevance_class = null where list_id = ${listId} and id = ${ids}`,
  );
  await tx.execute(
    sql`update keyword_rankings set relevance_class = null where list_id = ${listId} and id = ${ids}`,
  );
  const { votes, topicVotes } = await readCorrections(tx, listId);
  for (const vote of relevanceVote.options) {
    const voted = rows.filter(
      ({ id, topic }) => laterVote(votes.get(Number(id)), topicVotes.get(topic ?? 0)) === vote,
    );
    await applyVote(tx, listId, { ids: voted.map(({ id }) => Number(id)), vote });
  }
  return [...new Set([...rows].map(({ topic }) => topic).filter((id) => id !== null))];
}
