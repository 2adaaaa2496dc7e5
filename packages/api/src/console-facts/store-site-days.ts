import type { Transaction } from '@keydence/db';
import { sql } from 'drizzle-orm';
import type { ConsoleScope } from './select-window.ts';

export interface SiteDay {
  /** `YYYY-MM-DD` */
  day: string;
  clicks: number;
  impressions: number;
  /** Null without impressions. */
  position: number | null;
  isFinal: boolean;
}

/**
 * Stores figures of the whole site by day, replacing earlier ones. The list's facts must be locked.
 */
export async function storeSiteDays(
  tx: Transaction,
  listId: number,
  { scope, days, now }: { scope: ConsoleScope; days: readonly SiteDay[]; now: Date },
): Promise<void> {
  if (days.length === 0) return;
  const rows = days.map(({ day, clicks, impressions, position, isFinal }) => ({
    day,
    clicks: Math.round(clicks),
    impressions: Math.round(impressions),
    position_sum: (position ?? 0) * impressions,
    is_final: isFinal,
  }));
  await tx.execute(sql`
    insert into console_slices (list_id, id, source, property, filter, kind, starts_on, ends_on, is_final, is_cut,
      row_count, clicks, impressions, position_sum, stored_at)
    select ${listId}::int, row_number() over (order by day)
        + (select coalesce(max(id), 0) from console_slices where list_id = ${listId}::int),
      ${scope.source}::text, ${scope.property}::text, ${scope.filter}::text, 'site', day, day, is_final, false, 1,
      clicks, impressions, position_sum, ${now.toISOString()}::timestamptz
    from (
      select distinct on (day) * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (day date, clicks bigint, impressions bigint, position_sum float8, is_final boolean)
      order by day) n
    on conflict (list_id, source, property, filter, kind, ends_on, starts_on) do update set
      is_final = excluded.is_final, clicks = excluded.clicks, impressions = excluded.impressions,
      position_sum = excluded.position_sum, stored_at = excluded.stored_at
    where (console_slices.is_final, console_slices.clicks, console_slices.impressions, console_slices.position_sum)
      is distinct from (excluded.is_final, excluded.clicks, excluded.impressions, excluded.position_sum)`);
}
