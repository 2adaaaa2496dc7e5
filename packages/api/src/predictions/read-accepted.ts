import type { Transaction } from '@keydence/db';
import type { Gain, PredictionEvidence } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { createDayOf } from '../access/create-day-of.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { consoleDays } from './read-measurements.ts';
import { selectClickWindows } from './select-click-windows.ts';

/** Data of an accepted keyword on which its prediction is based. */
export interface AcceptedRow extends Record<string, unknown> {
  itemId: string;
  keywordText: string;
  searchVolume: number | null;
  difficultyScore: number | null;
  /** Expected gain of the plan item when it was composed. */
  gain: Gain | null;
  rank: number | null;
  isRankKnown: boolean;
  evidence: Omit<PredictionEvidence, 'clickCurveOn'>;
}

interface ListSources extends Record<string, unknown> {
  difficultySource: string | null;
  dataSource: string | null;
}

interface AcceptedQuery {
  listId: number;
  texts: readonly string[];
  /** Predictions accepted after this day are still open; days are `YYYY-MM-DD`. */
  openSince: string;
  today: string;
  now: Date;
}

/**
 * Plan items for these keywords without an open prediction, with the numbers of the plan. The rank is the one in the
 * rank history, so checkpoints compare like with like.
 */
export async function readAccepted(
  tx: Transaction,
  { listId, texts, openSince, today, now }: AcceptedQuery,
): Promise<AcceptedRow[]> {
  const ofKeyword = sql`m.list_id = ${listId} and m.keyword_id = k.id`;
  // As values, so that the statement joins only tables of the list.
  const [list] = await tx.execute<ListSources>(sql`
    select l.difficulty_source as "difficultySource", d.data_source as "dataSource"
    from keyword_lists l join tracked_domains d on d.id = l.domain_id where l.id = ${listId}`);
  if (!list) return [];
  const dataSource = sql`${list.dataSource}::text`;
  const dayOf = await createDayOf(tx, listId, now);
  const checkedOn = dayOf(sql`r.last_ranking_check`);
  const windows = selectClickWindows({
    listId,
    keywordId: sql`k.id`,
    from: sql`${today}::date - ${consoleDays}::int`,
    to: sql`${today}::date`,
  });
  const rows = await tx.execute<AcceptedRow>(sql`
    select p.id as "itemId", p.keyword_text as "keywordText",
      coalesce(k.search_volume, p.search_volume) as "searchVolume",
      coalesce(k.difficulty_score, p.difficulty_score) as "difficultyScore",
      p.gain, r.rank_group as rank, r.last_ranking_check is not null as "isRankKnown",
      jsonb_build_object(
        'rank', jsonb_build_object(
          'source', case when r.last_ranking_check is not null then coalesce(checked.source, ${dataSource}) end,
          'on', ${checkedOn}),
        'searchVolume', jsonb_build_object(
          'source', case when coalesce(k.search_volume, p.search_volume) is not null
            then coalesce(volume.source, ${dataSource}) end,
          'on', coalesce(volume.measured_on, v.newest_month, case when k.id is null then competitor.updated_on end)),
        'difficulty', jsonb_build_object(
          'source', case when coalesce(k.difficulty_score, p.difficulty_score) is not null
            then coalesce(difficulty.source, ${dataSource}) end,
          'on', coalesce(difficulty.measured_on, case when k.id is null then competitor.updated_on end)),
        'console', coalesce(
          (select jsonb_build_object('clicks', w.clicks, 'impressions', w.impressions, 'on', w.day, 'days', w.days,
            'source', w.source, 'property', w.property)
            from (${windows}) w limit 1),
          case when console.measured_on is not null then jsonb_build_object('clicks', console.clicks,
            'impressions', console.impressions, 'on', console.measured_on, 'source', console.source) end)
      ) as evidence
    from content_plan_items p
    left join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = p.kw_hash
    left join keyword_rankings r on r.list_id = ${listId} and r.id = k.id
    left join keyword_volumes v on v.list_id = ${listId} and v.id = k.id
    left join lateral (select source, measured_on from keyword_measures m
      where ${ofKeyword} and m.search_volume = k.search_volume
      order by m.is_volume_bucket, m.source <> 'keyword_planner', m.measured_on desc, m.source limit 1) volume on true
    left join lateral (select source, measured_on from keyword_measures m
      where ${ofKeyword} and m.difficulty_score = k.difficulty_score and m.source = ${list.difficultySource}::text
      order by m.measured_on desc limit 1) difficulty on true
    left join lateral (select source from keyword_measures m
      where ${ofKeyword} and m.is_rank_checked and m.measured_on = ${checkedOn}
        and m.rank is not distinct from r.rank_group
      order by m.average_position is not null, m.source limit 1) checked on true
    left join lateral (select clicks, impressions, measured_on, source from keyword_measures m
      where ${ofKeyword} and m.source in ('search_console', 'search_console_api') and m.clicks is not null and m.impressions is not null
        and m.measured_on between ${today}::date - ${consoleDays}::int and ${today}::date
      order by m.measured_on desc limit 1) console on true
    left join lateral (select ${dayOf(sql`max(c.last_updated)`)} as updated_on from competitor_keywords c
      where c.list_id = ${listId} and c.kw_hash = p.kw_hash) competitor on true
    where p.list_id = ${listId} and p.deleted_at is null and p.kw_hash = ${hashTexts(texts)}
      and not exists (select 1 from predictions q where q.list_id = ${listId} and q.kw_hash = p.kw_hash
        and q.withdrawn_at is null and q.accepted_on > ${openSince}::date)
    order by p.keyword_text`);
  return [...rows];
}
