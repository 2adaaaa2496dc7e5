import type { Transaction } from '@keydence/db';
import { clickThroughRate, estimateDemand, findTopicPages, type ServedKeyword } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';
import { competitorRankSql } from '../keyword-lists/build-competitor-rank.ts';
import { gainColumns, gainJoins } from './build-gain-columns.ts';
import { type GainColumns, priceKeyword, viewDemandFacts } from './estimate-gain.ts';
import { findSiteRates } from './find-site-rates.ts';

interface Figures {
  listId: number;
  /** Null for all topics of the list. */
  topicIds: readonly number[] | null;
  now: Date;
}

const batchSize = 5_000;
/** Last rank at which a page counts as serving a search. */
const lastServedRank = 50;
const lastTopRank = 10;

interface MemberRow extends GainColumns, Record<string, unknown> {
  id: string;
  topic_id: number;
  group_id: string;
  ranking_url: string | null;
  pages: string[] | null;
  relevance: number | null;
  relevance_class: number | null;
  evidence_kind: string | null;
  evidence: string | null;
}

interface Sums {
  keywords: number;
  groups: Set<string>;
  demand: number | null;
  gain: { low: number; mid: number; high: number } | null;
  volume: number;
  clicks: number;
  topTen: number;
  served: ServedKeyword[];
  relevance: number[];
  /** Keywords per relevance class. */
  classes: Map<number, number>;
  evidence: { relevance: number; kind: string | null; text: string | null } | null;
}

/** Computes the figures of topics from the stored data and the gain of their keywords. */
export async function storeFigures(tx: Transaction, { listId, topicIds, now }: Figures): Promise<void> {
  if (topicIds?.length === 0) return;
  const isWanted = (column: SQL) =>
    topicIds ? sql`${column} = any(${`{${topicIds.join(',')}}`}::int[])` : sql`${column} is not null`;
  const sums = await sumMembers(tx, { listId, isWanted: isWanted(sql`i.topic_id`), now });
  const leaders = await findLeaders(tx, listId, { isWanted: isWanted(sql`i.topic_id`), sums });
  const rows = [...sums].map(([id, topic]) => viewSums(id, topic, leaders.get(id)));
  await tx.execute(sql`
    update topics t set keyword_count = coalesce(n.keywords, 0), page_group_count = coalesce(n.groups, 0),
      demand = n.demand, gain_low = n.gain_low, gain_mid = n.gain_mid, gain_high = n.gain_high,
      visibility = n.visibility, leader_id = n.leader, leader_visibility = n.leader_visibility,
      top_ten_count = coalesce(n.top_ten, 0), gap_count = coalesce(g.gaps, 0), relevance = n.relevance,
      relevance_class = n.class, evidence_kind = n.kind, evidence = n.evidence,
      page_state = coalesce(n.page_state, 'none'), page_count = coalesce(n.page_count, 0),
      pages = coalesce(n.pages, '[]'), updated_at = ${now.toISOString()}::timestamptz
    from topics o
    left join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      id int, keywords int, groups int, demand int, gain_low real, gain_mid real, gain_high real, visibility real,
      leader uuid, leader_visibility real, top_ten int, relevance real, class smallint, kind text, evidence text,
      page_state text, page_count int, pages jsonb) on n.id = o.id
    left join (
      select i.topic_id, count(distinct i.kw_hash)::int as gaps
      from gap_insights i
      join competitor_keywords c on c.list_id = ${listId} and c.kw_hash = i.kw_hash and c.is_gap
      join competitors s on s.list_id = ${listId} and s.id = c.competitor_id and s.deleted_at is null and s.is_active
      where i.list_id = ${listId} and ${isWanted(sql`i.topic_id`)} group by i.topic_id) g on g.topic_id = o.id
    where o.list_id = ${listId} and ${isWanted(sql`o.id`)} and t.list_id = ${listId} and t.id = o.id`);
}

async function sumMembers(
  tx: Transaction,
  { listId, isWanted, now }: { listId: number; isWanted: SQL; now: Date },
): Promise<Map<number, Sums>> {
  const list = await findSiteRates(tx, listId, now);
  const found = new Map<number, Sums>();
  for (let after = 0; ; ) {
    const rows = await tx.execute<MemberRow>(sql`
      select k.id, k.keyword_text, i.topic_id, coalesce(i.group_id, i.keyword_id) as group_id, r.ranking_url, p.pages,
        i.relevance, k.relevance_class, i.evidence_kind, i.evidence, ${gainColumns}
      from (
        select * from keyword_insights i where i.list_id = ${listId} and ${isWanted} and i.keyword_id > ${after}
        order by i.keyword_id limit ${batchSize}) i
      cross join lateral (
        select * from tracked_keywords where list_id = ${listId} and id = i.keyword_id offset 0) k
      ${gainJoins(listId, list)}
      left join lateral (
        select array_agg(url order by rank) as pages from keyword_pages
        where list_id = ${listId} and keyword_id = k.id) p on true
      order by k.id`);
    for (const row of rows) {
      const sums = found.get(row.topic_id) ?? emptySums();
      found.set(row.topic_id, sums);
      const demand = estimateDemand(viewDemandFacts(row, list))?.mid ?? null;
      addMember(sums, row, demand);
      const { gain } = priceKeyword(row, list);
      if (gain) {
        sums.gain ??= { low: 0, mid: 0, high: 0 };
        sums.gain.low += gain.low;
        sums.gain.mid += gain.mid;
        sums.gain.high += gain.high;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return found;
    after = Number(last.id);
  }
}

function emptySums(): Sums {
  return {
    keywords: 0,
    groups: new Set(),
    demand: null,
    gain: null,
    volume: 0,
    clicks: 0,
    topTen: 0,
    served: [],
    relevance: [],
    classes: new Map(),
    evidence: null,
  };
}

function addMember(sums: Sums, row: MemberRow, demand: number | null): void {
  sums.keywords += 1;
  sums.groups.add(row.group_id);
  if (demand !== null) sums.demand = (sums.demand ?? 0) + demand;
  sums.volume += row.search_volume ?? 0;
  sums.clicks += (row.search_volume ?? 0) * clickThroughRate(row.rank_group);
  if (row.rank_group !== null && row.rank_group <= lastTopRank) sums.topTen += 1;
  const isServed = row.rank_group !== null && row.rank_group <= lastServedRank;
  const urls = row.pages ?? (isServed && row.ranking_url !== null ? [row.ranking_url] : []);
  for (const url of urls)
    sums.served.push({ url, groupId: Number(row.group_id), demand: (demand ?? 0) / urls.length });
  if (row.relevance_class !== null)
    sums.classes.set(row.relevance_class, (sums.classes.get(row.relevance_class) ?? 0) + 1);
  if (row.relevance === null) return;
  sums.relevance.push(row.relevance);
  if (row.evidence !== null && row.relevance > (sums.evidence?.relevance ?? -1))
    sums.evidence = { relevance: row.relevance, kind: row.evidence_kind, text: row.evidence };
}

interface Leader {
  id: string;
  visibility: number;
}

/** The competitor with the most clicks on the keywords of each topic, at published click rates. */
async function findLeaders(
  tx: Transaction,
  listId: number,
  { isWanted, sums }: { isWanted: SQL; sums: ReadonlyMap<number, Sums> },
): Promise<Map<number, Leader>> {
  const rows = await tx.execute<{ topic: number; competitor: string; rank: number; volume: number }>(sql`
    select i.topic_id as topic, c.competitor_id as competitor, ${competitorRankSql('c')} as rank,
      sum(k.search_volume)::float8 as volume
    from keyword_insights i
    join tracked_keywords k on k.list_id = ${listId} and k.id = i.keyword_id and k.search_volume > 0
    join competitor_keywords c on c.list_id = ${listId} and c.kw_hash = k.kw_hash
    join competitors s on s.list_id = ${listId} and s.id = c.competitor_id and s.deleted_at is null and s.is_active
    where i.list_id = ${listId} and ${isWanted} and ${competitorRankSql('c')} between 1 and 100
    group by 1, 2, 3 order by 1, 2, 3`);
  const clicks = new Map<number, Map<string, number>>();
  for (const { topic, competitor, rank, volume } of rows) {
    const known = clicks.get(topic) ?? new Map<string, number>();
    clicks.set(topic, known.set(competitor, (known.get(competitor) ?? 0) + volume * clickThroughRate(rank)));
  }
  const leaders = new Map<number, Leader>();
  for (const [topic, known] of clicks) {
    const [best] = [...known].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
    const volume = sums.get(topic)?.volume ?? 0;
    if (best && volume > 0) leaders.set(topic, { id: best[0], visibility: visibilityOf(best[1], volume) });
  }
  return leaders;
}

/** Same as `visibility` of the domain rules, computed from sums. */
function visibilityOf(clicks: number, volume: number): number {
  return Math.min(1, clicks / (volume * clickThroughRate(1)));
}

function viewSums(id: number, sums: Sums, leader: Leader | undefined) {
  const [largest] = [...sums.classes].sort(([a, one], [b, other]) => other - one || a - b);
  const { pageState, pageCount, pages } = findTopicPages(sums.served);
  return {
    id,
    keywords: sums.keywords,
    groups: sums.groups.size,
    demand: sums.demand === null ? null : Math.round(sums.demand),
    gain_low: sums.gain && roundGain(sums.gain.low),
    gain_mid: sums.gain && roundGain(sums.gain.mid),
    gain_high: sums.gain && roundGain(sums.gain.high),
    visibility: sums.volume > 0 ? visibilityOf(sums.clicks, sums.volume) : null,
    leader: leader?.id ?? null,
    leader_visibility: leader?.visibility ?? null,
    top_ten: sums.topTen,
    relevance:
      sums.relevance.length > 0
        ? sums.relevance.reduce((sum, value) => sum + value, 0) / sums.relevance.length
        : null,
    class: largest?.[0] ?? null,
    kind: sums.evidence?.kind ?? null,
    evidence: sums.evidence?.text ?? null,
    page_state: pageState,
    page_count: pageCount,
    pages,
  };
}

function roundGain(value: number): number {
  return Math.round(value * 10) / 10;
}
