// How well the relevance of a keyword tells a site's own searches from those of other sites, on Search Console exports
// of real sites, and the time it takes for a large list.
import { createSampleSource } from '@keydence/search-data';
import { findSavedExports } from '@keydence/search-data/testing/saved-exports';
import { buildSiteProfile, scoreRelevance } from '@keydence/topics';
import { type ConsoleExport, consoleExports, readQueries } from './console-exports.ts';
import { median } from './measure.ts';
import type { Finding } from './print-verdicts.ts';
import { createRandom, shuffle } from './random-draws.ts';

const splits = 10;
/** Fewer left over say nothing about a site. */
const leastHeldOut = 20;

export async function measureRelevance(): Promise<Finding[]> {
  return [...(await compareSites()), ...(await compareTrades()), measureTime()];
}

async function compareSites(): Promise<Finding[]> {
  const folder = findSavedExports();
  if (folder === null) {
    const reason = 'skipped: there are no saved exports beside the checkout';
    return [{ row: 'relevance', name: 'own searches against those of other sites', reason }];
  }
  const queries = await Promise.all(
    consoleExports.map(async (site) => (await readQueries(folder, site)).map(({ text }) => text)),
  );
  return [
    { known: 20, atLeast: 0.96 },
    { known: 100, atLeast: 0.98 },
  ].map(({ known, atLeast }) => {
    const areas = consoleExports.flatMap((site, place) => {
      const own = queries[place] ?? [];
      const others = queries.flatMap((list, other) => (other === place ? [] : list));
      if (own.length < known + leastHeldOut) return [];
      const random = createRandom(place + 1);
      const runs = Array.from({ length: splits }, () => measureSplit(site, { own, others, known }, random));
      const area = median(runs.map((run) => run.area));
      console.log(
        `${site.file.join('/')}, ${own.length} queries, ${known} known: area ${area.toFixed(3)}, ` +
          `own listed ${median(runs.map((run) => run.ownListed)).toFixed(2)}, ` +
          `others listed ${median(runs.map((run) => run.othersListed)).toFixed(2)}, ` +
          `own among the first 20 ${median(runs.map((run) => run.first20)).toFixed(2)}`,
      );
      return [area];
    });
    const name = `area under the curve with ${known} known texts, median of ${areas.length} sites`;
    return { row: 'relevance', name, figure: Number(median(areas).toFixed(3)), atLeast };
  });
}

interface Split {
  readonly own: readonly string[];
  readonly others: readonly string[];
  /** Number of own queries that the profile knows. */
  readonly known: number;
}

function measureSplit(
  { language, names }: ConsoleExport,
  { own, others, known }: Split,
  random: () => number,
) {
  const shuffled = shuffle(own, random);
  const held = shuffled.slice(known);
  const profile = buildSiteProfile({ texts: shuffled.slice(0, known), ownNames: names, language });
  const scores = scoreRelevance(
    profile,
    [...held, ...others].map((text) => ({ text })),
  ).map(({ score, class: shown }, place) => ({
    score: score ?? 0,
    isListed: shown === 'listed',
    isOwn: place < held.length,
  }));
  const shareListed = (isOwn: boolean) => {
    const of = scores.filter((each) => each.isOwn === isOwn);
    return of.filter(({ isListed }) => isListed).length / of.length;
  };
  const first = scores.toSorted((a, b) => b.score - a.score).slice(0, 20);
  return {
    area: areaUnderCurve(scores),
    ownListed: shareListed(true),
    othersListed: shareListed(false),
    first20: first.filter(({ isOwn }) => isOwn).length / first.length,
  };
}

/** The chance that an own search scores above another one; half where both score the same. */
function areaUnderCurve(scores: readonly { score: number; isOwn: boolean }[]): number {
  const sorted = scores.toSorted((a, b) => a.score - b.score);
  let rankSum = 0;
  let start = 0;
  while (start < sorted.length) {
    let end = start;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end += 1;
    const ownInTie = sorted.slice(start, end).filter(({ isOwn }) => isOwn).length;
    rankSum += ownInTie * ((start + 1 + end) / 2);
    start = end;
  }
  const own = scores.filter(({ isOwn }) => isOwn).length;
  return (rankSum - (own * (own + 1)) / 2) / (own * (scores.length - own));
}

const market = { locationCode: 2840, languageCode: 'en' };
/** Sites of the sample world, each of a trade of its own; they share words such as “insulated” and “best budget”. */
const trades = ['brewlane.example', 'ridgestride.example', 'taskharbor.example', 'brightrafter.example'];
const knownOfTrade = 300;

/**
 * Number of listed keywords of other trades beside those of its own trade, by sites of the sample
 * world.
 */
async function compareTrades(): Promise<Finding[]> {
  const source = createSampleSource({ now: () => new Date('2026-11-01T12:00:00Z') });
  const texts = await Promise.all(
    trades.map(async (site) => {
      const { items } = await source.rankedKeywords(site, market, { limit: 1_000, offset: 0 });
      return items.map(({ keyword }) => keyword.keywordText);
    }),
  );
  const shares = trades.map((site, place) => {
    const own = texts[place] ?? [];
    const profile = buildSiteProfile({
      texts: own.slice(0, knownOfTrade),
      ownNames: [site],
      language: market.languageCode,
    });
    const listed = (keywords: readonly string[]) =>
      scoreRelevance(
        profile,
        keywords.map((text) => ({ text })),
      ).filter((found) => found.class === 'listed').length / keywords.length;
    return { own: listed(own.slice(knownOfTrade)), others: listed(texts.toSpliced(place, 1).flat()) };
  });
  const mean = (figures: readonly number[]) => figures.reduce((sum, each) => sum + each, 0) / figures.length;
  return [
    {
      row: 'relevance',
      name: `own keywords listed, mean of ${trades.length} trades`,
      figure: mean(shares.map(({ own }) => own)),
      atLeast: 0.9,
    },
    {
      row: 'relevance',
      name: 'keywords of other trades listed',
      figure: mean(shares.map(({ others }) => others)),
      atMost: 0.15,
    },
  ];
}

/** 100,000 keywords against a full profile, from a vocabulary as wide as that of a large list. */
function measureTime(): Finding {
  const random = createRandom(1);
  const syllables = [...'bcdfghjklmnprstvwz'].flatMap((first) =>
    [...'aeiou'].flatMap((vowel) => ['', 'n', 'r', 's'].map((last) => first + vowel + last)),
  );
  const pick = <Item>(items: readonly Item[], power: number) =>
    items[Math.floor(items.length * random() ** power)] as Item;
  const words = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 2 + Math.floor(3 * random()) }, () => pick(syllables, 1)).join(''),
  );
  const write = () => Array.from({ length: 2 + Math.floor(4 * random()) }, () => pick(words, 3)).join(' ');
  const profile = buildSiteProfile({
    texts: Array.from({ length: 2_000 }, write),
    ownNames: [],
    language: 'en',
  });
  const keywords = Array.from({ length: 100_000 }, () => ({ text: write() }));
  const start = performance.now();
  scoreRelevance(profile, keywords);
  const figure = (performance.now() - start) / 1000;
  return {
    row: 'relevance',
    name: '100,000 keywords against 2,000 texts',
    figure,
    unit: 's',
  };
}
