import {
  countUnbrandedClicks,
  daysBetween,
  type FoundMoves,
  type MoveFacts,
  normalizePageAddress,
} from '@keydence/domain';
import {
  countPageSwaps,
  type DemandFall,
  type FoundMove,
  findLinks,
  findLowClickRate,
  findMerges,
  findStrikingDistance,
  findWrites,
} from '@keydence/moves';
import { createPageGuess } from '@keydence/topics';
import { findFalls } from './find-falls.ts';
import { joinFindings } from './join-findings.ts';
import { toMergeFacts } from './merge-facts.ts';

/** Topics with lower relevance are excluded. */
const leastRelevance = 0;

/**
 * Finds the moves of a list with `packages/moves`. It blocks until done: run it in its own thread.
 */
export function findMoves(facts: MoveFacts, onProgress: (progress: number) => void): FoundMoves {
  const { site, window, searches, former, topics, reachableDifficulty } = facts;
  const shared = { site, window, ...guardsOf(facts) };
  const competing = facts.weeks && toMergeFacts(facts, facts.weeks);
  const swaps = countPageSwaps(competing?.weeks ?? []);
  const found: FoundMove[] = [];
  let siteFall: number | null = null;
  let demandFalls: readonly DemandFall[] = [];
  const rules: (() => FoundMove[])[] = [
    () =>
      findStrikingDistance({
        ...shared,
        queries: searches.map((search) => ({ ...search, pageSwaps: swaps.get(search.text) ?? null })),
        guessPage: createPageGuess(facts.pages, facts.language),
        unbrandedClicks: facts.hasSearchConsole ? countUnbrandedClicks(searches) : 0,
      }),
    () =>
      facts.hasSearchConsole
        ? findLowClickRate({
            ...shared,
            queries: searches,
            former: former.map(({ period, searches: queries }) => ({ period, queries })),
          })
        : [],
    () => {
      if (!facts.weeks) return [];
      const falls = findFalls(facts, shared);
      ({ siteFall, demandFalls } = falls);
      return falls.moves;
    },
    () => (competing ? findMerges({ ...shared, ...competing }) : []),
    () =>
      findLinks({
        ...shared,
        queries: searches,
        internalLinks: withoutPages(facts.siteLinks, redirectedBy(found)),
      }).moves,
  ];
  for (const [index, rule] of rules.entries()) {
    onProgress(index / (rules.length + 1));
    found.push(...rule());
  }
  onProgress(rules.length / (rules.length + 1));
  const merged = new Set(found.flatMap(({ verb, topic }) => (verb === 'merge' && topic ? [topic.id] : [])));
  const writes = findWrites({
    topics: topics.map((topic) => ({
      ...topic,
      hasTitledPage: false,
      nearestPage: null,
      hasOpenMerge: merged.has(topic.topic.id),
      seasonEndsInWeeks: null,
    })),
    leastRelevance,
    reachableDifficulty,
    window,
    site,
  });
  found.push(...writes.moves, ...writes.tooHard);
  const moves = joinFindings(dropContradictions(found), new Set<FoundMove>(writes.tooHard), {
    ...facts,
    demandFalls,
  });
  return { moves, siteFall };
}

/**
 * Drops findings that contradict a merge: a page that is to be redirected gets no other work, and no page is redirected
 * twice or is redirected by one merge and kept by another. The merge with the largest gain comes first.
 */
function dropContradictions(found: readonly FoundMove[]): FoundMove[] {
  const merges = separateMerges(found);
  const gone = redirectedBy([...merges]);
  return found.filter((move) => (move.verb === 'merge' ? merges.has(move) : !gone.has(move.pages[0] ?? '')));
}

function separateMerges(found: readonly FoundMove[]): Set<FoundMove> {
  const [kept, gone] = [new Set<string>(), new Set<string>()];
  const merges = found
    .filter(({ verb }) => verb === 'merge')
    .toSorted((a, b) => (b.gain?.mid ?? 0) - (a.gain?.mid ?? 0))
    .filter(({ pages: [page = '', ...others] }) => {
      if (gone.has(page) || others.some((other) => kept.has(other) || gone.has(other))) return false;
      kept.add(page);
      for (const other of others) gone.add(other);
      return true;
    });
  return new Set(merges);
}

function redirectedBy(found: readonly FoundMove[]): Set<string> {
  return new Set([...separateMerges(found)].flatMap(({ pages }) => pages.slice(1)));
}

/** A page that is to be redirected is no place for a link. */
function withoutPages(links: MoveFacts['siteLinks'], gone: ReadonlySet<string>): MoveFacts['siteLinks'] {
  if (links === null || gone.size === 0) return links;
  const addresses = new Set([...gone].map(normalizePageAddress));
  return { ...links, pages: links.pages.filter(({ page }) => !addresses.has(normalizePageAddress(page))) };
}

function guardsOf({ pages, countedDays, hasSearchConsole, siteChangedOn, window }: MoveFacts) {
  if (!hasSearchConsole) return {};
  const daysSinceBreak = siteChangedOn === null ? null : daysBetween(siteChangedOn, window.endsOn);
  return {
    pages: new Map(pages.map(({ page, clicks }) => [page, { clicks }])),
    siteState: { countedDays, daysSinceBreak, isFalling: false },
  };
}
