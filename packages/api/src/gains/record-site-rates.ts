import { schema, type Transaction } from '@keydence/db';
import {
  brandMatcher,
  type CountedSearch,
  createWordClicks,
  findUnnamedBrand,
  fitSiteCurve,
  hasInflatedImpressions,
  type MeasureSource,
  siteClickRate,
  type UnnamedBrand,
} from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import { findNamedSite, type NamedSite } from './find-site-names.ts';

/**
 * Maximum queries, those with most impressions: a curve weighs by impressions, so the others change
 * little.
 */
const countedQueries = 10_000;
const keptCandidates = 300;
/** Positions between which a search has clicks to gain. */
const [firstPlace, lastPlace] = [1.5, 20.4];

interface CountedRow extends Record<string, unknown> {
  keyword_id: string;
  keyword_text: string;
  clicks: number;
  impressions: number;
  position: number;
  source: MeasureSource;
  measured_on: string;
}

/**
 * Fits the click rates of a list's site to the newest counts of Search Console with a known period,
 * else to the newest of all, and replaces the earlier rates. Uses one export or fetch only, since
 * the periods of several overlap. `days` are the days whose figures were just stored: the series
 * that ends with the counts gives their first day.
 */
export async function recordSiteRates(
  tx: Transaction,
  { listId, days }: { listId: number; days: readonly string[] },
): Promise<void> {
  const { siteRates } = schema;
  const [known] = await tx.select().from(siteRates).where(eq(siteRates.listId, listId));
  const series = [...days].sort();
  const dated = [series.at(-1), known?.measuredFrom ? known.measuredOn : undefined];
  const rows = await readCounts(
    tx,
    listId,
    dated.filter((day) => day !== undefined),
  );
  const [first] = rows;
  if (!first) {
    await tx.delete(siteRates).where(eq(siteRates.listId, listId));
    return;
  }
  const searches = rows.map(({ keyword_text: keywordText, ...counted }) => ({ ...counted, keywordText }));
  const site = await findNamedSite(tx, listId, { of: first, searches });
  const isBrand = brandMatcher(site?.siteNames ?? []);
  const queries = rows.filter((row) => !isBrand(row.keyword_text));
  const curve = fitSiteCurve(queries);
  const isSame = known?.source === first.source && known.measuredOn === first.measured_on;
  const told = series.at(-1) === first.measured_on ? series[0] : undefined;
  const from = told ?? (isSame ? known.measuredFrom : null);
  const window = { from: from ?? first.measured_on, to: first.measured_on };
  const values = {
    source: first.source,
    measuredFrom: from,
    measuredOn: first.measured_on,
    isInflated: hasInflatedImpressions(window),
    curve,
    unnamedBrand: site && findAskedBrand(searches, site),
    candidates: queries
      .filter(({ position }) => position >= firstPlace && position <= lastPlace)
      .map((row) => ({ id: Number(row.keyword_id), missed: row.impressions * missedRate(row.position) }))
      .sort((a, b) => b.missed - a.missed)
      .slice(0, keptCandidates)
      .map(({ id }) => id),
  };
  await tx
    .insert(siteRates)
    .values({ ...values, listId })
    .onConflictDoUpdate({ target: siteRates.listId, set: values });

  function missedRate(position: number): number {
    return siteClickRate(curve, 1) - siteClickRate(curve, position);
  }
}

/** The word that only a person can tell to be a name: the domain's own that is used as a common word, else one with many clicks. */
function findAskedBrand(searches: readonly CountedSearch[], site: NamedSite): UnnamedBrand | null {
  if (site.commonWord) return { ...site.commonWord, isCommon: true };
  const words = createWordClicks(site.siteNames);
  for (const search of searches) words.add(search);
  return findUnnamedBrand(
    words.most(),
    searches.reduce((sum, { clicks }) => sum + clicks, 0),
    site,
  );
}

/** `dated` are the last days of counts whose first day is known. */
async function readCounts(tx: Transaction, listId: number, dated: readonly string[]): Promise<CountedRow[]> {
  const isCounted = sql`m.list_id = ${listId} and m.source in ('search_console', 'search_console_api', 'sample')
    and m.clicks is not null and m.impressions > 0 and m.average_position >= 1`;
  const rows = await tx.execute<CountedRow>(sql`
    with newest as (
      select m.source, m.measured_on from keyword_measures m where ${isCounted}
      order by (m.measured_on = any(${`{${dated.join(',')}}`}::date[])) desc, m.measured_on desc, m.source = 'search_console_api' desc limit 1)
    select m.keyword_id, k.keyword_text, m.clicks::float8 as clicks, m.impressions::float8 as impressions,
      m.average_position::float8 as position, m.source,
      m.measured_on::text as measured_on
    from newest n join keyword_measures m on ${isCounted} and m.source = n.source and m.measured_on = n.measured_on
    join tracked_keywords k on k.list_id = ${listId} and k.id = m.keyword_id
    order by m.impressions desc, m.keyword_id limit ${countedQueries}`);
  return [...rows];
}
