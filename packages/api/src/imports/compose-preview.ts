import { schema } from '@keydence/db';
import {
  brandTerms,
  countryName,
  type ExportHead,
  findLocation,
  findLocationByCountry,
  findUnnamedBrand,
  type ImportPreview,
  type ImportReading,
  type InspectedFile,
  localDay,
  measureSourceLabels,
  type WordClicks,
} from '@keydence/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { readTrackedSites } from '../competitors/read-tracked-sites.ts';
import { findSiteNames } from '../gains/find-site-names.ts';
import { findOtherSite } from './find-other-site.ts';
import { importMessages } from './import-messages.ts';

type Recognised = Omit<InspectedFile, 'packed'>;

interface PreviewOptions {
  /** A person's choices for the file. */
  reading: ImportReading | null;
  notes?: readonly string[];
}

/** Recognized contents of a file, and their consequences for the domain. */
export async function composePreview(
  ctx: DomainContext,
  recognised: Recognised,
  { reading, notes = [] }: PreviewOptions,
): Promise<ImportPreview> {
  const { head: opened, counts: inspected } = recognised;
  const {
    hasBuckets: _buckets,
    repeatedRows: _repeated,
    isCutOff: _cutOff,
    sites: _sites,
    newestDay,
    wordClicks,
    ...counts
  } = inspected;
  const today = localDay(ctx.services.now(), ctx.domain.timeZone);
  const country = opened.countryCode === null ? undefined : findLocationByCountry(opened.countryCode);
  // A future day is a typing error, or of another calendar.
  const measuredOn = opened.measuredOn ?? newestDay;
  const isDateKnown = measuredOn !== null && measuredOn <= today;
  return {
    ...counts,
    kind: opened.kind,
    tool: opened.tool,
    measuredOn: isDateKnown ? measuredOn : today,
    isDateKnown,
    locationName: opened.countryCode === null ? null : countryName(opened.countryCode),
    notes: [
      ...notes,
      ...opened.notes,
      ...(opened.otherSites ? [] : await tellRepeat(ctx, recognised.contentHash)),
      ...(await tellOtherSites(ctx, opened)),
      ...(await tellOtherScale(ctx, recognised)),
      ...tellLimits(recognised, isDateKnown),
      ...(await tellBrand(ctx, wordClicks, counts.queries?.clicks ?? 0)),
    ],
    obstacle: findObstacle(ctx, recognised, { reading, locationCode: country?.locationCode }),
    otherSite: findOtherSite(recognised, ctx.domain.domainName),
    table: opened.table,
    sheets: [...(opened.sheets ?? [])],
    sheet: opened.sheet ?? null,
    reading,
  };
}

function findObstacle(
  { domain }: DomainContext,
  { head: opened, counts: { keywordRows, totalRows, longQueries, asksDecimalMark } }: Recognised,
  { reading, locationCode }: { reading: ImportReading | null; locationCode: number | undefined },
): string | null {
  if (domain.dataSource === 'sample') return importMessages.sample;
  if (opened.kind === 'table' && !reading?.fields) return importMessages.unknownColumns;
  if (asksDecimalMark) return importMessages.decimalMark;
  if (keywordRows + totalRows === 0 && !longQueries) return importMessages.nothing;
  if (locationCode === undefined || locationCode === domain.locationCode) return null;
  const nameOf = (code: number) => findLocation(code)?.locationName ?? String(code);
  return importMessages.otherMarket(nameOf(locationCode), nameOf(domain.locationCode));
}

async function tellRepeat({ services, domain }: DomainContext, contentHash: Uint8Array): Promise<string[]> {
  const { importRuns } = schema;
  const [earlier] = await services.database.db
    .select({ finishedAt: importRuns.finishedAt })
    .from(importRuns)
    .where(
      and(
        eq(importRuns.domainId, domain.id),
        eq(importRuns.contentHash, contentHash),
        eq(importRuns.state, 'done'),
        eq(importRuns.locationCode, domain.locationCode),
        eq(importRuns.languageCode, domain.languageCode),
      ),
    )
    .orderBy(desc(importRuns.finishedAt))
    .limit(1);
  return earlier?.finishedAt ? [importMessages.repeat(localDay(earlier.finishedAt, domain.timeZone))] : [];
}

/** Ranks of other sites that are imported, and those that are not. */
async function tellOtherSites({ services, domain }: DomainContext, { otherSites = [] }: ExportHead) {
  if (otherSites.length === 0) return [];
  const tracked = domain.list ? await readTrackedSites(services.database.db, domain.list.id) : new Map();
  return importMessages.otherRanks({
    sites: otherSites.filter((site) => tracked.has(site)),
    leftOut: otherSites.filter((site) => !tracked.has(site)),
  });
}

async function tellOtherScale(
  { services, domain }: DomainContext,
  { head: opened, counts: inspected }: Recognised,
) {
  if (!domain.list || !inspected.filled.includes('difficulty')) return [];
  const [list] = await services.database.db
    .select({ difficultySource: schema.keywordLists.difficultySource })
    .from(schema.keywordLists)
    .where(sql`id = ${domain.list.id}`);
  const own = list?.difficultySource;
  if (!own || own === opened.tool) return [];
  return [importMessages.otherScale(measureSourceLabels[own], measureSourceLabels[opened.tool])];
}

async function tellBrand({ services, domain }: DomainContext, words: readonly WordClicks[], clicks: number) {
  if (words.length === 0) return [];
  const { db } = services.database;
  const names = domain.list ? await findSiteNames(db, domain.list.id) : brandTerms([domain]);
  const brand = findUnnamedBrand(words, clicks, { ...domain, siteNames: names });
  return brand ? [importMessages.unnamedBrand(brand.word, Math.round(100 * brand.share))] : [];
}

function tellLimits({ head: opened, counts: inspected }: Recognised, isDateKnown: boolean): string[] {
  const isSearchConsole = opened.tool === 'search_console';
  const { keywordRows, totalRows } = inspected;
  const notes: [boolean, string][] = [
    [inspected.isCutOff, importMessages.truncated],
    [isSearchConsole && keywordRows > 0, importMessages.average],
    [isSearchConsole && keywordRows > 0, importMessages.impressions],
    [inspected.longQueries !== null, importMessages.longQueries(inspected.longQueries)],
    [keywordRows === 0 && totalRows > 0, importMessages.totalsOnly],
    [inspected.repeatedRows > 0, importMessages.repeatedRows(inspected.repeatedRows)],
    [inspected.hasBuckets, importMessages.buckets],
    [opened.tool === 'keyword_planner', importMessages.competition],
    [
      !isDateKnown && opened.tool !== 'keyword_list' && keywordRows + totalRows > 0,
      importMessages.dateUnknown,
    ],
  ];
  return notes.filter(([isTrue]) => isTrue).map(([, note]) => note);
}
