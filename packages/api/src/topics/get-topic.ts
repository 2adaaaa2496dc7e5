import { intentFromCode } from '@keydence/db';
import {
  maxGroupKeywords,
  maxPageGroups,
  type PageGroup,
  type TopicDetails,
  type TopicKeyword,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { showRange } from '../gains/gain-view.ts';
import { readGainsOfIds } from '../gains/read-gains.ts';
import { encodeKeywordId } from '../keyword-lists/encode-keyword-id.ts';
import { type EvidenceColumns, viewRelevance } from '../keyword-lists/insight-view.ts';
import { requireTopic } from './access.ts';
import { readFigures, type TopicRow, topicRows, viewTopic } from './topic-view.ts';

/** A topic with its page groups; for a merged topic, its target. */
export async function getTopic(
  { services: { database, now }, domain }: DomainContext,
  { topicId }: { topicId: string },
): Promise<TopicDetails> {
  const listId = requireList(domain).id;
  const id = await requireTopic(database.db, listId, topicId);
  const [row] = await database.db.execute<TopicRow>(sql`
    ${topicRows(listId)} where t.list_id = ${listId} and t.id = ${id}`);
  if (!row) throw notFound();
  const figuresOf = await readFigures(database.db, listId, [id]);
  const members = await readMembers(database.db, listId, id);
  const ids = members.map((member) => member.id);
  const gains = await readGainsOfIds(database, { listId, ids, now: now() });
  const groups = new Map<string, PageGroup>();
  for (const member of members) {
    const group = groups.get(member.group_id) ?? {
      mainKeyword: {
        id: encodeKeywordId({ listId, id: Number(member.group_id) }),
        keywordText: member.main_keyword ?? member.keyword_text,
      },
      keywordCount: member.keyword_count,
      keywords: [],
    };
    group.keywords.push(viewMember(member));
    groups.set(member.group_id, group);
  }
  return {
    ...viewTopic(listId, row, figuresOf(id)),
    pageGroups: [...groups.values()],
    dataSource: domain.dataSource,
  };

  function viewMember(member: MemberRow): TopicKeyword {
    return {
      id: encodeKeywordId({ listId, id: Number(member.id) }),
      keywordText: member.keyword_text,
      searchVolume: member.search_volume,
      intentType: intentFromCode(member.intent),
      rankGroup: member.rank_group,
      rankingUrl: member.ranking_url,
      gain: showRange(gains.get(member.id)?.gain ?? null),
      ...viewRelevance(member),
    };
  }
}

interface MemberRow extends EvidenceColumns, Record<string, unknown> {
  id: string;
  keyword_text: string;
  search_volume: number | null;
  intent: number;
  rank_group: number | null;
  ranking_url: string | null;
  relevance_class: number | null;
  group_id: string;
  main_keyword: string | null;
  /** Keywords of its page group. */
  keyword_count: number;
}

/** The first keywords of the first page groups, highest volume first. */
async function readMembers(
  db: DomainContext['services']['database']['db'],
  listId: number,
  topicId: number,
): Promise<MemberRow[]> {
  const rows = await db.execute<MemberRow>(sql`
    with members as (
      select i.keyword_id as id, coalesce(i.group_id, i.keyword_id) as group_id, k.keyword_text, k.search_volume, k.intent,
        k.relevance_class, i.relevance, i.evidence_kind, i.evidence
      from keyword_insights i
      join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id
      where i.list_id = ${listId} and i.topic_id = ${topicId}),
    placed as (
      select *, count(*) over g::int as keyword_count, sum(search_volume) over g as searches,
        row_number() over (partition by group_id order by search_volume desc nulls last, id) as place
      from members window g as (partition by group_id)),
    ranked as (
      select *, dense_rank() over (order by searches desc nulls last, keyword_count desc, group_id) as group_place
      from placed)
    select m.*, r.rank_group, r.ranking_url, main.keyword_text as main_keyword
    from ranked m
    join keyword_rankings r on r.list_id = ${listId} and r.id = m.id
    left join tracked_keywords main on main.list_id = ${listId} and main.id = m.group_id
    where m.place <= ${maxGroupKeywords} and m.group_place <= ${maxPageGroups}
    order by m.group_place, m.place`);
  return [...rows];
}
