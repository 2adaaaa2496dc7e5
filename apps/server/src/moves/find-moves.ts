import { countUnbrandedClicks, daysBetween, type FoundMoves, type MoveFacts } from '@keydence/domain';
import {
  countPageSwaps,
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
      siteFall = falls.siteFall;
      return falls.moves;
    },
    () => (competing ? findMerges({ ...shared, ...competing }) : []),
    () => findLinks({ ...shared, queries: searches, internalLinks: facts.siteLinks }).moves,
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
  const moves = joinFindings(dropMergedAway(found), new Set<FoundMove>(writes.tooHard), facts);
  return { moves, siteFall };
}

/** A page that is to be redirected gets no other move. */
function dropMergedAway(found: readonly FoundMove[]): FoundMove[] {
  const gone = new Set(found.flatMap(({ verb, pages }) => (verb === 'merge' ? pages.slice(1) : [])));
  return found.filter(({ verb, pages: [page = ''] }) => verb === 'merge' || !gone.has(page));
}

function guardsOf({ pages, countedDays, hasSearchConsole, siteChangedOn, window }: MoveFacts) {
  if (!hasSearchConsole) return {};
  const daysSinceBreak = siteChangedOn === null ? null : daysBetween(siteChangedOn, window.endsOn);
  return {
    pages: new Map(pages.map(({ page, clicks }) => [page, { clicks }])),
    siteState: { countedDays, daysSinceBreak, isFalling: false },
  };
}
