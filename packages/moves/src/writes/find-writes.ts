import { monthDays, readGainParts, sumGains } from '@keydence/domain';
import { type EvidenceQuery, type FoundMove, type MoveTrigger, maxEvidence } from '../found-move.ts';
import type { TopicRanker } from '../move-details.ts';
import { compareTexts, groupBy, round, toEvidence } from '../shared/evidence.ts';
import { writeHours } from '../shared/hours.ts';
import { gainFactsOf, type PricedSearch } from '../shared/searched-query.ts';
import type { TopicKeyword, WriteFacts, WriteFindings, WriteTopic } from './write-facts.ts';

/** A page that ranks so far down, or better, is to be updated instead. */
const coveredPosition = 50;
const competitorRank = 20;
/** Impressions a month beyond place 30 show demand too. */
const deep = { position: 30, impressions: 100 };
/** A topic whose season ends sooner is too late for a new page. */
const leastSeasonWeeks = 12;
/** Points of difficulty above what the site can reach. */
const mostTooHard = 20;
const hardDifficulty = 60;
const writeTarget = 8;
const shownRankers = 5;

/**
 * One new page for each topic and intent that no own page covers, where a tracked competitor or deep impressions show
 * demand. The gain is that of all keywords that the page can serve, with one chance. Leaves out other subjects, brands,
 * navigational searches, topics with an open merge, and those whose season ends within 12 weeks. Moves that are too hard
 * for the site now are apart. The gain is unknown where only deep impressions are known. Largest gain first.
 */
export function findWrites(facts: WriteFacts): WriteFindings {
  const found = facts.topics
    .filter((topic) => isOpen(topic, facts))
    .flatMap((topic) =>
      [...groupBy(uncovered(topic.keywords), ({ intent }) => intent).values()].flatMap(
        (keywords) => describe(topic, keywords, facts) ?? [],
      ),
    )
    .sort(
      (a, b) =>
        (b.gain?.mid ?? 0) - (a.gain?.mid ?? 0) ||
        compareTexts(a.queries[0]?.text ?? '', b.queries[0]?.text ?? ''),
    );
  const isTooHard = ({ details: { difficulty, reachableDifficulty } }: FoundMove<'missing_page'>) =>
    difficulty !== null && reachableDifficulty !== null && difficulty - reachableDifficulty > mostTooHard;
  return { moves: found.filter((move) => !isTooHard(move)), tooHard: found.filter(isTooHard) };
}

function isOpen(
  { relevance, hasOpenMerge, seasonEndsInWeeks }: WriteTopic,
  { leastRelevance }: WriteFacts,
): boolean {
  return (
    relevance !== null &&
    relevance >= leastRelevance &&
    !hasOpenMerge &&
    (seasonEndsInWeeks ?? leastSeasonWeeks) >= leastSeasonWeeks
  );
}

function uncovered(keywords: readonly TopicKeyword[]): TopicKeyword[] {
  const served = keywords.filter(({ isBrand, intent }) => !isBrand && intent !== 'navigational');
  const groups = groupBy(served, ({ groupId, intent }) => `${groupId ?? ''} ${intent}`);
  return [...groups.values()].filter((group) => !group.some(isCovered)).flat();
}

function isCovered({ position, rank }: TopicKeyword): boolean {
  return (
    (position ?? Number.POSITIVE_INFINITY) <= coveredPosition ||
    (rank ?? Number.POSITIVE_INFINITY) <= coveredPosition
  );
}

function describe(
  topic: WriteTopic,
  keywords: readonly TopicKeyword[],
  facts: WriteFacts,
): FoundMove<'missing_page'> | null {
  const rankers = findRankers(keywords);
  const deepImpressions = topic.hasTitledPage ? 0 : countDeep(keywords, facts.window.days);
  const trigger = triggerOf(rankers[0]?.rank ?? null, deepImpressions);
  const priced = keywords.flatMap((query): PricedSearch<TopicKeyword>[] => {
    const parts = readGainParts({ verb: 'write', ...gainFactsOf(query, facts.window) }, facts.site);
    return parts === null ? [] : [{ query, parts }];
  });
  const gain = priced.length === 0 ? null : sumGains(priced.map(({ parts }) => parts));
  if (trigger === null || (gain !== null && gain.mid <= 0)) return null;
  const difficulty = meanDifficulty(priced);
  return {
    verb: 'write',
    cause: 'missing_page',
    pages: [],
    topic: topic.topic,
    queries: [...toEvidence(priced, maxEvidence), ...shownDeep(keywords, priced)].slice(0, maxEvidence),
    triggers: [{ name: 'relevance', value: topic.relevance ?? 0, threshold: facts.leastRelevance }, trigger],
    details: {
      keywordCount: keywords.length,
      searches: Math.round(priced.reduce((sum, { parts }) => sum + parts.demand.mid, 0)),
      target: writeTarget,
      rankers: rankers.slice(0, shownRankers),
      nearestPage: topic.nearestPage,
      difficulty: difficulty === null ? null : round(difficulty, 0),
      reachableDifficulty: facts.reachableDifficulty,
    },
    gain,
    confidence: gain !== null && keywords.some(({ impressions }) => impressions > 0) ? 'medium' : 'low',
    effortHours: writeHours + ((difficulty ?? 0) > hardDifficulty ? 1 : 0) + (topic.hasPage ? 0 : 1),
  };
}

function triggerOf(rank: number | null, deepImpressions: number): MoveTrigger | null {
  if (rank !== null) return { name: 'competitor_rank', value: rank, threshold: competitorRank };
  return deepImpressions >= deep.impressions
    ? { name: 'deep_impressions', value: deepImpressions, threshold: deep.impressions }
    : null;
}

/** Impressions a month for keywords beyond place 30. */
function countDeep(keywords: readonly TopicKeyword[], days: number): number {
  const impressions = keywords
    .filter(({ position }) => position !== null && position > deep.position)
    .reduce((sum, keyword) => sum + keyword.impressions, 0);
  return (impressions * monthDays) / days;
}

/** Evidence without a price: searches that show the site far below, those with most impressions first. */
function shownDeep(
  keywords: readonly TopicKeyword[],
  priced: readonly PricedSearch<TopicKeyword>[],
): EvidenceQuery[] {
  const known = new Set(priced.map(({ query }) => query));
  return keywords
    .filter((keyword) => keyword.impressions > 0 && !known.has(keyword))
    .toSorted((a, b) => b.impressions - a.impressions || compareTexts(a.text, b.text))
    .map(({ id, text, impressions, clicks, position, rank, facts }) => ({
      keywordId: id,
      text,
      impressions,
      clicks,
      position: position === null ? null : round(position, 1),
      rank,
      searchVolume: facts?.searchVolume ?? null,
      target: null,
      level: 1,
      success: 0,
    }));
}

/** Pages of competitors in the top 20 for a keyword with a volume, those with most searches first. */
function findRankers(keywords: readonly TopicKeyword[]): TopicRanker[] {
  const rankers = new Map<string, TopicRanker>();
  for (const { text, facts, competitors } of keywords) {
    const searches = facts?.searchVolume ?? null;
    if (searches === null) continue;
    for (const { domain, page, rank } of competitors) {
      if (rank > competitorRank) continue;
      const key = `${domain} ${page}`;
      const ranker = rankers.get(key) ?? { domain, page, rank, keyword: text, keywordCount: 0, searches: 0 };
      rankers.set(key, {
        ...ranker,
        ...(rank < ranker.rank ? { rank, keyword: text } : {}),
        keywordCount: ranker.keywordCount + 1,
        searches: ranker.searches + searches,
      });
    }
  }
  return [...rankers]
    .sort(
      ([a, one], [b, other]) => other.searches - one.searches || one.rank - other.rank || compareTexts(a, b),
    )
    .map(([, ranker]) => ranker);
}

function meanDifficulty(priced: readonly PricedSearch<TopicKeyword>[]): number | null {
  const known = priced.flatMap(({ query, parts }) => {
    const difficulty = query.facts?.difficulty ?? null;
    return difficulty === null ? [] : [{ difficulty, weight: parts.success }];
  });
  const weight = known.reduce((sum, each) => sum + each.weight, 0);
  return weight === 0 ? null : known.reduce((sum, each) => sum + each.weight * each.difficulty, 0) / weight;
}
