import { windowDays } from '@keydence/domain';
import { type SQL, sql } from 'drizzle-orm';

interface Selection {
  listId: number;
  /** The keyword's number, null where the list does not have it. */
  keywordId: SQL;
  /** Days between which the windows end. */
  from: SQL;
  to: SQL;
}

/**
 * What Search Console counted for a keyword in its windows: `day` is the last one of each. The API's come before those of
 * uploads, those nearest to four weeks first, then the newest. Where a window is whole, a keyword that it does not name had
 * no clicks.
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
