import type { Queryable } from '@keydence/db';
import {
  brandMatcher,
  localDay,
  publishedRates,
  type SiteCurve,
  type SiteRates,
  usualTimeZone,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { findSiteNames } from './find-site-names.ts';

/** First and last day of a window of Search Console's counts, `YYYY-MM-DD`. */
export interface CountedWindow {
  source: string;
  from: string | null;
  to: string;
}

/**
 * Inputs for the gains of one list: its site's click rates, its window in Search Console, and its
 * site names.
 */
export interface ListRates {
  rates: SiteRates;
  /**
   * The window of Search Console's counts; null without counts, or if the export does not give its
   * length.
   */
  window: { source: string; from: string; to: string } | null;
  /** The same even if the export does not give its first day. */
  counted: CountedWindow | null;
  /** The last day of Search Console's counts behind the curve; null for published rates. */
  measuredOn: string | null;
  /** Keywords with the largest gain among those that Search Console has counted. */
  candidates: readonly string[];
  isBrand: (keywordText: string) => boolean;
  now: Date;
  /** The day of `now` in the workspace's time zone, `YYYY-MM-DD`. */
  today: string;
}

interface RatesRow extends Record<string, unknown> {
  time_zone: string;
  source: string | null;
  from: string | null;
  to: string | null;
  curve: SiteCurve | null;
  is_inflated: boolean | null;
  candidates: string[] | null;
}

/**
 * The click rates of a list's site, fitted when its newest counts were stored; published ones
 * without a list.
 */
export async function findSiteRates(db: Queryable, listId: number, now: Date): Promise<ListRates> {
  const reading = db.execute<RatesRow>(sql`
    select w.time_zone, s.source, s.measured_from::text as "from", s.measured_on::text as "to", s.curve,
      s.is_inflated, s.candidates::text[] as candidates
    from keyword_lists l join tracked_domains d on d.id = l.domain_id
    join workspaces w on w.id = d.workspace_id left join site_rates s on s.list_id = l.id
    where l.id = ${listId}`);
  const [[row], names] = await Promise.all([reading, findSiteNames(db, listId)]);
  const { curve = null, source = null, from = null, to = null } = row ?? {};
  const rates = curve ? { curve, isInflated: row?.is_inflated === true } : publishedRates;
  return {
    rates,
    window: source !== null && from !== null && to !== null ? { source, from, to } : null,
    counted: source !== null && to !== null ? { source, from, to } : null,
    measuredOn: rates.curve.basis === 'published' ? null : to,
    candidates: row?.candidates ?? [],
    isBrand: brandMatcher(names),
    now,
    today: localDay(now, row?.time_zone ?? usualTimeZone),
  };
}
