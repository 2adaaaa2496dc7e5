import { schema, type Transaction } from '@keydence/db';
import { type ConsoleFactRow, laterDay, localDay, type SourceStory, windowDays } from '@keydence/domain';
import { lockFacts } from '../console-facts/ensure-text-numbers.ts';
import { readPages, readQueries } from '../console-facts/read-figures.ts';
import type { ConsoleScope } from '../console-facts/select-window.ts';
import { storeNewSlices } from '../console-facts/store-new-slices.ts';
import { type SiteDay, storeSiteDays } from '../console-facts/store-site-days.ts';
import type { NewSlice } from '../console-facts/store-slice.ts';
import { recordSiteRates } from '../gains/record-site-rates.ts';

interface Today {
  listId: number;
  timeZone: string;
  story: SourceStory;
  today: Date;
}

interface Days extends Today {
  /** Range in days ago, the older one first; both days are stored. */
  from: number;
  to: number;
}

const kinds = ['page', 'query', 'pair'] as const;
const scope: ConsoleScope = { source: 'sample', property: null, filter: null };

/** Stores the story's daily Search Console figures under the sample's own name. */
export async function storeConsoleDays(
  tx: Transaction,
  { listId, timeZone, story, from, to, today }: Days,
): Promise<void> {
  await lockFacts(tx, listId);
  const days: SiteDay[] = [];
  const slices: NewSlice[] = [];
  for (let daysAgo = from; daysAgo >= to; daysAgo -= 1) {
    const day = laterDay(localDay(today, timeZone), -daysAgo);
    const counted = story.console.countDay(daysAgo);
    for (const kind of kinds) {
      const slice = { scope, kind, startsOn: day, endsOn: day, isFinal: true, isCut: false, now: today };
      slices.push({ ...slice, rows: counted[kind] });
    }
    days.push({ day, ...sumUp(counted.page), isFinal: true });
  }
  await storeNewSlices(tx, listId, slices);
  await storeSiteDays(tx, listId, { scope, days, now: today });
  await tx.insert(schema.searchTotals).values(
    days.map(({ day, clicks, impressions, position }) => ({
      ...{ listId, dimension: 'day' as const, source: 'sample' as const },
      ...{ measuredOn: day, name: day, clicks, impressions, averagePosition: position },
    })),
  );
}

/** Stores the page figures of the last 28 counted days, as the dashboard lists them. */
export async function storeConsolePages(tx: Transaction, today: Today): Promise<void> {
  const { listId } = today;
  const window = findWindow(today);
  const pages = await readPages(tx, listId, window);
  await tx.insert(schema.searchTotals).values(
    pages.map(({ page, clicks, impressions, position }) => ({
      ...{ listId, dimension: 'page' as const, source: 'sample' as const },
      ...{ measuredOn: window.endsOn, name: page, clicks, impressions, averagePosition: position },
    })),
  );
}

/**
 * Stores the counts of the list's keywords in the last 28 counted days, and the site's click rates by them, as an import
 * from Search Console does: so the list and the moves estimate a gain from the same counts.
 */
export async function storeConsoleCounts(tx: Transaction, today: Today): Promise<void> {
  const { listId } = today;
  const window = findWindow(today);
  const queries = await readQueries(tx, listId, window);
  await tx.insert(schema.keywordMeasures).values(
    queries.flatMap(({ keywordId, clicks, impressions, position }) =>
      keywordId === null
        ? []
        : {
            ...{ listId, keywordId, source: 'sample' as const, measuredOn: window.endsOn },
            ...{ clicks, impressions, averagePosition: position },
          },
    ),
  );
  const days = Array.from({ length: windowDays }, (_, day) => laterDay(window.startsOn, day));
  await recordSiteRates(tx, { listId, days });
}

function findWindow({ timeZone, story, today }: Today) {
  const endsOn = laterDay(localDay(today, timeZone), -story.console.newest);
  const startsOn = laterDay(endsOn, 1 - windowDays);
  return { scope, startsOn, endsOn, days: windowDays, countedDays: windowDays };
}

function sumUp(rows: readonly ConsoleFactRow[]) {
  const sum = (pick: (row: ConsoleFactRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const impressions = sum((row) => row.impressions);
  const places = sum((row) => (row.position ?? 0) * row.impressions);
  return {
    clicks: sum((row) => row.clicks),
    impressions,
    position: impressions > 0 ? places / impressions : null,
  };
}
