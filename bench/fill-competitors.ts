import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '@keydence/db';
import type { FilledList } from './fill-list.ts';

/**
 * Competitors of a list with `size` keywords each: a third of them are keywords of the list, the rest are not.
 * A keyword for which only the competitor ranks is a gap.
 */
export async function fillCompetitors(
  { sql }: DatabaseHandle,
  { listId }: FilledList,
  { count, size }: { count: number; size: number },
): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const id = randomUUID();
    await sql`
      insert into competitors (list_id, id, domain_name, display_name, created_at)
      values (${listId}, ${id}, ${`competitor-${number}.example`}, ${`Competitor ${number}`}, now())`;
    await sql`
      insert into competitor_metrics (list_id, competitor_id, metric_date, organic_keywords_count, organic_traffic,
        content_gaps_count, overlap_permille)
      values (${listId}, ${id}, '2026-11-01', ${size}, ${size * 3}, ${Math.floor(size / 2)}, ${700 - number * 50})`;
    await sql`
      insert into competitor_keywords (list_id, competitor_id, keyword_text, search_volume, cpc_micros, difficulty_score,
        intent, trend_monthly, trend_quarterly, trend_yearly, rank_absolute, ranking_title, ranking_url, gap_score, is_gap)
      select ${listId}, ${id}, coalesce(k.keyword_text, word(dice(n, 30)) || ' competitor ' || to_hex(n * 10 + ${number})),
        floor(power(dice(n, 31), 6) * 90000), floor(dice(n, 32) * 9e6), floor(dice(n, 33) * 101), floor(dice(n, 34) * 5),
        floor(dice(n, 35) * 90) - 45, floor(dice(n, 36) * 160) - 80, floor(dice(n, 37) * 240) - 120,
        1 + floor(dice(n, 38) * 100), 'A competitor page ' || n, 'https://competitor.example/page-' || n % 400,
        case when k.id is null then floor(dice(n, 39) * 101) end, k.id is null
      from generate_series(1, ${size}::bigint) as n
      left join tracked_keywords k on k.list_id = ${listId} and n % 3 = 0 and k.id = n * ${number}`;
  }
}
