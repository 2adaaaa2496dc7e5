import { intentFromCode, type schema } from '@keydence/db';
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
  topic_name: string | null;
  facts: typeof schema.topicCorrections.$inferSelect.facts;
  keywords: string[] | null;
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
    select c.id, c.kind, c.topic_id, coalesce(t.given_name, t.name) as topic_name, c.facts, c.created_at, c.undone_at,
      p.full_name as made_by_name, (
        select array_agg(k.keyword_text order by n.place)
        from (select (value #>> '{}')::bigint as id, place
          from jsonb_array_elements(c.facts -> 'keywordIds') with ordinality as f (value, place)
          limit ${shownKeywords}) n
        join tracked_keywords k on k.list_id = ${listId} and k.id = n.id) as keywords
    from topic_corrections c
    left join topics t on t.list_id = ${listId} and t.id = c.topic_id
    left join people p on p.id = c.made_by
    where ${isWanted} order by c.id desc limit ${limit} offset ${(page - 1) * limit}`);
  const [counted] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from topic_corrections c where ${isWanted}`);
  const showsPeople = !hidesPeople(caller);
  return {
    data: rows.map((row) => viewCorrection(listId, row, showsPeople)),
    pagination: paginate(page, limit, counted?.total ?? 0),
  };
}

function viewCorrection(listId: number, row: Row, showsPeople: boolean): TopicCorrection {
  const { facts } = row;
  return {
    id: encodeKeywordId({ listId, id: row.id }),
    kind: row.kind,
    topicId: row.topic_id === null ? null : encodeKeywordId({ listId, id: row.topic_id }),
    topicName: row.topic_name,
    keywordCount: facts.keywordIds?.length ?? 0,
    keywords: row.keywords ?? [],
    name: facts.name ?? null,
    isSet: facts.isSet ?? null,
    intentType: intentFromCode(facts.intent ?? 0),
    vote: facts.vote ?? null,
    madeBy: showsPeople ? row.made_by_name : null,
    madeAt: new Date(row.created_at),
    undoneAt: row.undone_at === null ? null : new Date(row.undone_at),
  };
}
