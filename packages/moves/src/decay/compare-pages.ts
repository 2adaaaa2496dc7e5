import { createEventShapes } from './event-shapes.ts';
import {
  type ComparedWeeks,
  estimatePage,
  evenShares,
  fallOdds,
  measureDrifts,
  type PageEvidence,
  readEvidence,
} from './fall-evidence.ts';
import { groupPeers, indexPeers, type LogSeries, type SharedIndex } from './peer-index.ts';
import { type IndexWithout, levelOf, shareIndex } from './shared-index.ts';
import { baseOf, known, leastBaseWeeks } from './week-ranges.ts';
import { weekDays } from './weekly-clicks.ts';

export interface ComparedPage {
  /** What its peers share, on a logarithmic scale; it ends with the page's last week. */
  index: Float64Array;
  /** How strongly the page follows them; usually 1. */
  response: number;
  /** ln of the odds of a lasting fall of its own, see `fallOdds`. */
  odds: number;
  /** True if its topic is known, but has too few pages: its peers are those of the whole site. */
  hasForeignPeers: boolean;
}

/** How often what the peers share is estimated again. */
const rounds = 2;
/** The 16 months that Search Console keeps. */
const mostWeeks = 69;

/**
 * Compares the pages of a site with their peers; null for a page without enough weeks. What peers share, and how each
 * page falls, rises, drifts and follows them, are estimated in turns. `countedDays` are those of the site in each week.
 */
export function comparePages(
  pages: readonly LogSeries[],
  countedDays: readonly number[],
): (ComparedPage | null)[] {
  const count = Math.min(mostWeeks, Math.max(0, ...pages.map(({ weeks }) => weeks.length)));
  const shared = {
    shapes: createEventShapes(count),
    counted: Array.from(
      { length: count },
      (_, week) => (countedDays.at(week - count) ?? weekDays) / weekDays,
    ),
  };
  const peersOf = groupPeers(pages);
  const able = pages
    .filter(({ weeks }) => known(baseOf(weeks)).length >= leastBaseWeeks)
    .map((page) => ({ page, weeks: padWeeks(page.weeks, count), peers: peersOf(page) }));
  let indices: Indices = new Map(able.map(({ peers }) => [peers, startIndex(peers, count)]));
  const readPages = (some: readonly PaddedPage[]) => some.map((page) => readPage(page, indices, shared));
  const isPeer = new Set([...indices.keys()].flat());
  const peers = able.filter(({ page }) => isPeer.has(page));
  let shares = evenShares;
  for (let round = 0; round < rounds; round += 1) {
    const read = readPages(peers);
    shares = measureDrifts(read, shares);
    indices = shareAgain(indices, read, shares);
  }
  const read = readPages(able);
  shares = measureDrifts(read, shares);
  const found = new Map(read.map((page) => [page.page, view(page, shares)]));
  return pages.map((page) => found.get(page) ?? null);
}

interface PaddedPage {
  page: LogSeries;
  /** Those before its first one are missing. */
  weeks: readonly (number | null)[];
  peers: readonly LogSeries[];
}

interface ReadPage extends PaddedPage {
  index: SharedIndex;
  evidence: PageEvidence;
}

type Indices = Map<readonly LogSeries[], IndexWithout>;

/** A median, which pages with events of their own change little. */
function startIndex(peers: readonly LogSeries[], count: number): IndexWithout {
  const values = Float64Array.from(padWeeks(indexPeers(peers), count), (value) => value ?? 0);
  const index = { values, steps: new Float64Array(count) };
  return () => index;
}

function readPage(
  page: PaddedPage,
  indices: Indices,
  shared: Pick<ComparedWeeks, 'shapes' | 'counted'>,
): ReadPage {
  const index = indices.get(page.peers)?.(page.page);
  if (!index) throw new Error('every page has peers');
  const { values } = index;
  const level = levelOf(page.weeks, values);
  const evidence = readEvidence({
    values: page.weeks.map((value, week) => (value === null ? null : value - values[week] - level)),
    clicks: page.weeks.map((_, week) => Math.exp(level + values[week])),
    index,
    ...shared,
  });
  return { ...page, index, evidence };
}

function shareAgain(indices: Indices, read: readonly ReadPage[], shares: readonly number[]): Indices {
  const estimated = new Map(
    read.map(({ page, weeks, evidence }) => [
      page,
      { page, weeks, estimate: estimatePage(evidence, shares) },
    ]),
  );
  return new Map(
    [...indices].map(([peers, indexWithout]) => {
      const members = peers.flatMap((page) => estimated.get(page) ?? []);
      return [peers, shareIndex(members, indexWithout(null).values)];
    }),
  );
}

function view({ page, peers, index, evidence }: ReadPage, shares: readonly number[]): ComparedPage {
  const { response } = estimatePage(evidence, shares);
  const hasForeignPeers = page.topic !== null && peers.some(({ topic }) => topic !== page.topic);
  return { index: index.values, response, odds: fallOdds(evidence, shares), hasForeignPeers };
}

function padWeeks(weeks: readonly (number | null)[], count: number): (number | null)[] {
  const missing = new Array<null>(Math.max(0, count - weeks.length)).fill(null);
  return [...missing, ...weeks.slice(Math.max(0, weeks.length - count))];
}
