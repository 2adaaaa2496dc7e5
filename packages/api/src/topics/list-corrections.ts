import { intentFromCode, type Queryable, type schema } from '@keydence/db';
import {
  type CorrectionList,
  type ListCorrectionsInput,
  paginate,
  type TopicCorrection,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { requireTopic } from './access.ts';

const shownKeywords = 5;

interface Row extends Record<string, unknown> {
  id: number;
  kind: TopicCorrection['kind'];
  topic_id: number | null;
  facts: typeof schema.topicCorrections.$inferSelect.facts;
  made_by_name: string | null;
  created_at: string;
  undone_at: string | null;
}

/** Members' corrections of topics and keywords, newest first, including undone ones. */
export async function listCorrections(
  { services: { database }, domain, caller }: DomainContext,
  { topicId, page, limit }: ListCorrectionsInput,
): Promise<CorrectionList> {
  const { db } = database;
  const listId = requireList(domain).id;
  const topic = topicId === undefined ? null : await requireTopic(db, listId, topicId);
  const isWanted = sql`c.list_id = ${listId} and (${topic}::int is null or c.topic_id = ${topic}::int)`;
  const rows = await db.execute<Row>(sql`
    select c.id, c.kind, c.topic_id, c.facts, c.created_at, c.undone_at, p.full_name as made_by_name
    from topic_corrections c left join people p on p.id = c.made_by
    where ${isWanted} order by c.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const [names, [counted]] = await Promise.all([
    readNames(db, listId, rows),
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from topic_corrections c where ${isWanted}`),
  ]);
  const showsPeople = !hidesPeople(caller);
  return {
    data: rows.map((row) => viewCorrection({ listId, names, showsPeople }, row)),
    pagination: paginate(page, limit, counted?.total ?? 0),
  };
}

interface Names {
  topics: ReadonlyMap<number, string>;
  keywords: ReadonlyMap<number, string>;
}

const shownIds = ({ facts }: Row) => (facts.keywordIds ?? []).slice(0, shownKeywords);

/** Names of the corrections' topics and shown keywords, apart from the corrections: they may be on another machine. */
async function readNames(db: Queryable, listId: number, rows: readonly Row[]): Promise<Names> {
  const listOf = (ids: readonly (number | null)[]) =>
    `{${[...new Set(ids.filter((id) => id !== null))].join(',')}}`;
  const found = await db.execute<{ is_topic: boolean; id: string; name: string }>(sql`
    select true as is_topic, id::bigint, coalesce(given_name, name) as name
    from topics where list_id = ${listId} and id = any(${listOf(rows.map((row) => row.topic_id))}::int[])
    union all
    select false, id, keyword_text
    from tracked_keywords where list_id = ${listId} and id = any(${listOf(rows.flatMap(shownIds))}::bigint[])`);
  const mapOf = (isTopic: boolean) =>
    new Map([...found].flatMap((row) => (row.is_topic === isTopic ? [[Number(row.id), row.name]] : [])));
  return { topics: mapOf(true), keywords: mapOf(false) };
}

function viewCorrection(
  { listId, names, showsPeople }: { listId: number; names: Names; showsPeople: boolean },
  row: Row,
): TopicCorrection {
  const { facts } = row;
  return {
    id: encodeKeywordId({ listId, id: row.id }),
    kind: row.kind,
    topicId: row.topic_id === null ? null : encodeKeywordId({ listId, id: row.topic_id }),
    topicName: names.topics.get(row.topic_id ?? 0) ?? null,
    keywordCount: facts.keywordIds?.length ?? 0,
    keywords: shownIds(row).flatMap((id) => names.keywords.get(id) ?? []),
    name: facts.name ?? null,
    isSet: facts.isSet ?? null,
    intentType: intentFromCode(facts.intent ?? 0),
    vote: facts.vote ?? null,
    madeBy: showsPeople ? row.made_by_name : null,
    madeAt: new Date(row.created_at),
    undoneAt: row.undone_at === null ? null : new Date(row.undone_at),
  };
}
