import { windowDays } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

interface Selection {
  listId: number;
  /** The keyword's id; null if it is not in the list. */
  keywordId: SQL;
  /** First and last day on which the windows may end. */
  from: SQL;
  to: SQL;
}

/**
 * SQL for a keyword's Search Console counts per window: `day` is the last day of each. API windows come before uploads,
 * then those closest to four weeks, then the newest. In a complete window, a keyword that is not listed had no clicks.
 */
export function selectClickWindows({ listId, keywordId, from, to }: Selection): SQL {
  const ofKeyword = sql`list_id = ${listId} and keyword_id = ${keywordId}`;
  return sql`
    select w.ends_on::text as day, w.days, w.source, w.property, coalesce(c.clicks, 0)::float8 as clicks,
      coalesce(c.impressions, 0)::float8 as impressions
    from click_windows w
    left join lateral (
      select clicks, impressions from keyword_clicks
      where ${ofKeyword} and ends_on = w.ends_on and w.source = 'search_console_api'
      union all
      select clicks, impressions from keyword_measures
      where ${ofKeyword} and measured_on = w.ends_on and source = 'search_console' and source = w.source
        and clicks is not null and impressions is not null) c on true
    where w.list_id = ${listId} and w.days is not null and w.ends_on between ${from} and ${to}
      and ${keywordId} is not null and (c.clicks is not null or w.is_whole)
    order by w.source desc, abs(w.days - ${windowDays}::int), w.ends_on desc`;
}
