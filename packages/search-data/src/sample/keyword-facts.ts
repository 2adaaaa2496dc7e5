import type { SearchIntent, SerpFeature, SourceKeyword } from '@keydence/domain';
import type { WorldKeyword } from './list-keywords.ts';
import type { SampleMarket } from './market-catalogue.ts';
import { averageVolume } from './monthly-searches.ts';
import { hashText, Random } from './random.ts';

const clickPriceByIntent: Record<SearchIntent, number> = {
  transactional: 1.25,
  commercial: 1,
  informational: 0.45,
  navigational: 0.35,
};
const difficultyByIntent: Record<SearchIntent, number> = {
  commercial: 5,
  transactional: 1,
  informational: -5,
  navigational: -12,
};
const competitionByIntent: Record<SearchIntent, readonly [number, number]> = {
  transactional: [0.6, 1],
  commercial: [0.4, 0.98],
  informational: [0.02, 0.3],
  navigational: [0.02, 0.4],
};

/**
 * The numbers of a keyword except its months, which are computed on demand: they are most of the
 * memory.
 */
export type KeywordFacts = Omit<SourceKeyword, 'monthlySearches'>;

/**
 * The numbers of a keyword, all drawn from its own seed. Rare searches may lack a difficulty or a click price, as in
 * real data.
 */
export function describeKeyword(
  keyword: WorldKeyword,
  market: SampleMarket,
  newestMonth: number,
): KeywordFacts {
  const random = new Random(keyword.seed ^ 0x27d4eb2f);
  const difficulty = drawDifficulty(keyword, random);
  const hasDifficulty = !random.chance(keyword.volume < 60 ? 0.05 : 0.01);
  return {
    keywordText: keyword.text,
    searchVolume: averageVolume(keyword, newestMonth),
    ...drawAdvertising(keyword, market, random),
    difficulty: hasDifficulty ? difficulty : null,
    intent: keyword.intent,
    serpFeatures: drawSerpFeatures(keyword, random),
    avgBacklinks: hasDifficulty ? drawBacklinks(difficulty, random) : null,
  };
}

function drawDifficulty(keyword: WorldKeyword, random: Random): number {
  const topicId = keyword.topic?.id ?? keyword.brandOf ?? '';
  const rivalry = new Random(hashText(`${topicId}|difficulty`)).between(-7, 7);
  const demand = 11 * Math.log10(Math.max(1, keyword.volume / 10));
  const worth = 9 * Math.log(1 + (keyword.topic?.cpc ?? 0.3));
  const wording = difficultyByIntent[keyword.intent] - (keyword.isQuestion ? 4 : 0);
  const score = 17 + rivalry + demand + worth + wording + 20 * random.normal();
  return Math.round(Math.min(97, Math.max(1, score)));
}

function drawAdvertising(keyword: WorldKeyword, market: SampleMarket, random: Random) {
  const typical = (keyword.topic?.cpc ?? 0.6) * market.clickPrice * clickPriceByIntent[keyword.intent];
  const cpc = roundCents(Math.max(0.05, typical * Math.exp(0.35 * random.normal())));
  const low = roundCents(cpc * random.between(0.3, 0.8));
  const high = roundCents(cpc * random.between(1.15, 2.4));
  const [least, most] = competitionByIntent[keyword.intent];
  const competition = roundCents(random.between(least, most));
  const isUnsold = random.chance(keyword.intent === 'informational' ? 0.08 : 0.015);
  if (isUnsold) return { cpc: null, competition: null, lowTopOfPageBid: null, highTopOfPageBid: null };
  return { cpc, competition, lowTopOfPageBid: low, highTopOfPageBid: high };
}

/** Averages over the ten pages that rank: harder keywords have better linked pages. */
function drawBacklinks(difficulty: number, random: Random) {
  const referringDomains = roundTenth(Math.exp((difficulty / 100) * 5.2 + 0.4 * random.normal()));
  const backlinks = roundTenth(referringDomains * random.between(2.5, 14));
  return {
    rank: roundTenth(Math.min(1000, Math.max(5, 60 + difficulty * 4.6 + 35 * random.normal()))),
    backlinks,
    dofollow: roundTenth(backlinks * random.between(0.55, 0.88)),
    referringDomains,
    referringMainDomains: roundTenth(referringDomains * random.between(0.84, 0.97)),
  };
}

function drawSerpFeatures({ text, intent, topic }: WorldKeyword, random: Random): SerpFeature[] {
  const isLocal = / near me$| in der nähe$| companies$| anbieter$| firmen$| autour de moi$/.test(text);
  const showsSteps = /^(?:how to|wie |comment )/.test(text);
  const asks = intent === 'informational';
  const isThing = topic?.kind === 'product' || topic?.kind === 'consumable';
  const isLocalTrade = topic?.kind === 'service' || topic?.kind === 'trade';
  const odds: readonly (readonly [SerpFeature, number])[] = [
    ['ai_overview', asks ? 0.55 : intent === 'commercial' ? 0.22 : 0.06],
    ['featured_snippet', asks ? 0.28 : intent === 'commercial' ? 0.08 : 0.02],
    ['local_pack', isLocal ? 0.9 : isLocalTrade && !asks ? 0.15 : 0],
    ['video', showsSteps ? 0.65 : asks ? 0.25 : 0.12],
    ['image', isThing ? 0.4 : 0.14],
  ];
  const shown = odds.filter(([, probability]) => random.chance(probability));
  return intent === 'navigational' ? [] : shown.map(([feature]) => feature);
}

function roundCents(value: number): number {
  return Math.round(value * 100) / 100;
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
