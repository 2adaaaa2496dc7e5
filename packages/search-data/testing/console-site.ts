import { clickThroughRate, daysBetween, laterDay } from '@keydence/domain';
import type { DailyRow, SearchConsoleWorld } from './search-analytics.ts';

/** A site whose moves are known. */
export interface ConsoleSite {
  world: SearchConsoleWorld;
  /** Addresses of the pages that ask for work. */
  truth: {
    /** Four searches at places 6 to 9. */
    strikingDistance: string;
    /** Clicked a quarter as often as the other pages at its place. */
    lowClickRate: string;
    /** Lost two places, and more than half of its clicks, five weeks ago. */
    decay: string;
    /** Take turns for the same searches; the first has more clicks. */
    competing: [string, string];
    /** Ask for nothing: they hold their places near the top, or are shown too seldom or too deep, or for the site's name. */
    quiet: string[];
  };
}

interface SiteOptions {
  host: string;
  /** The last day that is final; two more follow that are not. */
  finalDay: string;
  /** Days with figures up to `finalDay`. */
  days: number;
}

interface Search {
  query: string;
  page: string;
  /** Impressions on a usual day. */
  impressions: number;
  position: number;
  /** Clicks against those of the usual rate at the place. */
  level?: number;
  /** Differences this many days before the last final one. */
  change?: (daysAgo: number) => Partial<Pick<Search, 'impressions' | 'position' | 'level'>>;
}

/** Clicks of a page whose searches are those of too few people. */
const hiddenShare = 0.25;
const openDays = 2;
const subjects = [
  'grinder',
  'kettle',
  'moka pot',
  'filter',
  'scale',
  'brewer',
  'roaster',
  'tamper',
  'mug',
  'beans',
];
const wishes = ['best', 'cheap', 'small', 'quiet', 'manual'];

/** Sixty pages and some two hundred searches in Search Console, the same on each call. */
export function createConsoleSite({ host, finalDay, days }: SiteOptions): ConsoleSite {
  const at = (path: string) => `https://${host}/${path}`;
  const truth: ConsoleSite['truth'] = {
    strikingDistance: at('espresso-machines'),
    lowClickRate: at('cold-brew'),
    decay: at('descaling'),
    competing: [at('milk-frothers'), at('best-milk-frother')],
    quiet: [],
  };
  const steady = steadySearches(at);
  const searches = [...steady, ...troubledSearches(truth), ...mutedSearches(host, at)];
  const asking = new Set([truth.strikingDistance, truth.lowClickRate, truth.decay, ...truth.competing]);
  truth.quiet = [...new Set(searches.map(({ page }) => page))].filter((page) => !asking.has(page));
  const rowsOf = (day: string) => countDay(searches, daysBetween(day, finalDay));
  const names = Array.from({ length: days + openDays }, (_, index) => laterDay(finalDay, index + 1 - days));
  return {
    truth,
    world: {
      sites: [{ siteUrl: `sc-domain:${host}`, permissionLevel: 'siteOwner' }],
      days: names.map((day) => sumDay(day, rowsOf(day))),
      ...{ queries: [], pages: [], countries: [], devices: [], queryPages: [] },
      daily: rowsOf,
      finalDay,
    },
  };
}

/** Pages near the top, clicked as their places lead to expect. */
function steadySearches(at: (path: string) => string): Search[] {
  return subjects.flatMap((subject, row) =>
    wishes.flatMap((wish, column) =>
      ['', ' for home', ' review', ' under 50'].map(
        (end, place): Search => ({
          query: `${wish} ${subject}${end}`,
          page: at(`${wish}-${subject}`.replaceAll(' ', '-')),
          impressions: 14 + ((row + 2 * column) % 5) * 3 - 2 * place,
          position: 1.2 + 0.3 * ((row + column) % 5) + 0.25 * place,
        }),
      ),
    ),
  );
}

function troubledSearches(truth: ConsoleSite['truth']): Search[] {
  const [first, second] = truth.competing;
  const near = [
    'espresso machine',
    'small espresso machine',
    'espresso machine for home',
    'quiet espresso machine',
  ];
  const cold = [
    'cold brew',
    'cold brew ratio',
    'cold brew coffee',
    'how long does cold brew last',
    'cold brew jar',
    'best cold brew',
  ];
  const scale = ['how to descale', 'descale coffee machine', 'descaling powder'];
  const froth = ['milk frother', 'best milk frother', 'electric milk frother'];
  return [
    ...near.map((query, place) => ({
      query,
      page: truth.strikingDistance,
      impressions: 160 - 20 * place,
      position: 6.2 + 0.8 * place,
    })),
    ...cold.map((query, place) => ({
      query,
      page: truth.lowClickRate,
      impressions: 40,
      position: 1.8 + 0.2 * place,
      level: 0.25,
    })),
    ...scale.map((query) => ({
      query,
      page: truth.decay,
      impressions: 40,
      position: 1.2,
      change: (daysAgo: number) => (daysAgo < 35 ? { position: 3.4 } : {}),
    })),
    // Each week another page is shown.
    ...froth.flatMap((query, place) =>
      [first, second].map((page, turn) => ({
        query,
        page,
        impressions: 60 - 8 * place,
        position: 6.5 + place + turn / 2,
        change: (daysAgo: number) => (Math.floor(daysAgo / 7) % 2 === turn ? {} : { impressions: 12 }),
      })),
    ),
  ];
}

/** Looks like work, but needs none. */
function mutedSearches(host: string, at: (path: string) => string): Search[] {
  const name = host.split('.')[0] ?? host;
  return [
    ...[name, `${name} shop`, `${name} coffee`].map((query) => ({
      query,
      page: at('about'),
      impressions: 50,
      position: 6,
    })),
    { query: 'what is a ristretto', page: at('ristretto'), impressions: 2, position: 8 },
    { query: 'coffee', page: at('coffee'), impressions: 120, position: 34 },
    { query: 'coffee bean origin', page: at('origins'), impressions: 60, position: 1.3 },
    // The whole answer is on the page of results.
    { query: 'espresso ml', page: at('espresso-size'), impressions: 60, position: 7, level: 0.05 },
  ];
}

function countDay(searches: readonly Search[], daysAgo: number): DailyRow[] {
  const rows: DailyRow[] = [];
  for (const [index, search] of searches.entries()) {
    const { query, page, impressions, position, level = 1 } = { ...search, ...search.change?.(daysAgo) };
    const shown = draw(impressions, hash(index, daysAgo, 1));
    const clicks = draw(shown * clickThroughRate(position) * level, hash(index, daysAgo, 2));
    const place = position + (hash(index, daysAgo, 3) - 0.5) / 5;
    if (shown > 0) rows.push([query, page, Math.min(clicks, shown), shown, place]);
    const rare = draw(
      (impressions * clickThroughRate(position) * level * hiddenShare) / (1 - hiddenShare),
      hash(index, daysAgo, 4),
    );
    if (rare > 0) rows.push([null, page, rare, 3 * rare, place]);
  }
  return rows;
}

function sumDay(day: string, rows: readonly DailyRow[]): [string, number, number, number] {
  const [clicks, impressions, placed] = rows.reduce(
    ([c, n, p], row) => [c + row[2], n + row[3], p + row[3] * row[4]],
    [0, 0, 0],
  );
  return [day, clicks, impressions, impressions === 0 ? 0 : placed / impressions];
}

/** A count whose mean is the given one and whose variance is about as large, as those of independent visits are. */
function draw(mean: number, uniform: number): number {
  if (mean > 20) return Math.max(0, Math.round(mean + Math.sqrt(mean) * 3.46 * (uniform - 0.5)));
  let chance = Math.exp(-mean);
  let sum = chance;
  let count = 0;
  while (sum < uniform && count < 100) {
    count += 1;
    chance *= mean / count;
    sum += chance;
  }
  return count;
}

/** Evenly spread over 0 to 1, and the same for the same numbers. */
function hash(...numbers: number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = Math.imul(state ^ (number + 0x85ebca6b), 0xc2b2ae35);
    state ^= state >>> 15;
    state = Math.imul(state, 0x27d4eb2f);
    state ^= state >>> 13;
  }
  return (state >>> 0) / 2 ** 32;
}
