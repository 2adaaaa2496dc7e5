import { normaliseKeywordText, type SourceKeyword, volumeChange, volumeTrendOf } from '@keydence/domain';
import { expect, test } from 'vitest';
import { sampleMarkets } from './market-catalogue.ts';
import { buildMarketWorld, type MarketWorld, toSourceKeyword } from './market-world.ts';
import { volumeLadder } from './volume-ladder.ts';

const october2026 = 2026 * 12 + 9;
const worlds = sampleMarkets.map((market) => buildMarketWorld(market, october2026));
const ladder = new Set(volumeLadder);

const factsOf = ({ entries, newestMonth }: MarketWorld): SourceKeyword[] =>
  entries.map((entry) => toSourceKeyword(entry, newestMonth));
const inEachMarket = worlds.map((world) => [world.market.tag, world] as const);

test('there are 6,000 keywords or more in four markets', () => {
  expect(worlds).toHaveLength(4);
  expect(worlds.reduce((sum, { entries }) => sum + entries.length, 0)).toBeGreaterThanOrEqual(6000);
});

test.each(inEachMarket)('%s: each text is normalised and unique', (_, { entries }) => {
  const texts = entries.map(({ facts }) => facts.keywordText);
  expect(new Set(texts).size).toBe(texts.length);
  expect(
    texts.filter((text) => text !== normaliseKeywordText(text) || /[~{}=;:]|undefined/.test(text)),
  ).toEqual([]);
});

test.each(inEachMarket)('%s: volumes are on the ladder, newest month first, without a gap', (_, world) => {
  const expected = Array.from({ length: 24 }, (_month, age) =>
    new Date(Date.UTC(2026, 9 - age)).toISOString().slice(0, 7),
  ).join();
  const wrong = factsOf(world).filter(({ searchVolume, monthlySearches }) => {
    const year = monthlySearches.slice(0, 12);
    const mean = year.reduce((sum, { searches }) => sum + searches, 0) / 12;
    const nearest = Math.min(...volumeLadder.map((value) => Math.abs(value - mean)));
    return (
      monthlySearches.map(({ month }) => month).join() !== expected ||
      !monthlySearches.every(({ searches }) => ladder.has(searches)) ||
      !ladder.has(searchVolume ?? 0) ||
      Math.abs((searchVolume ?? 0) - mean) !== nearest
    );
  });
  expect(wrong).toEqual([]);
});

test.each(inEachMarket)('%s: prices, competition and difficulty stay in their bounds', (_, world) => {
  const wrong = factsOf(world).filter((facts) => {
    const {
      cpc,
      competition,
      lowTopOfPageBid: low,
      highTopOfPageBid: high,
      difficulty,
      avgBacklinks,
    } = facts;
    if ((difficulty === null) !== (avgBacklinks === null)) return true;
    if (difficulty !== null && !(Number.isInteger(difficulty) && difficulty >= 0 && difficulty <= 100))
      return true;
    if (cpc === null) return low !== null || high !== null || competition !== null;
    if (low === null || high === null || competition === null) return true;
    return !(low > 0 && low <= cpc && cpc <= high && competition >= 0 && competition <= 1);
  });
  expect(wrong).toEqual([]);
  const unknown = factsOf(world).filter(({ difficulty, cpc }) => difficulty === null || cpc === null);
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.length).toBeLessThan(0.1 * world.entries.length);
});

test.each(inEachMarket)('%s: difficulty goes with the referring domains of the ranking pages', (_, world) => {
  const pairs = factsOf(world).flatMap(({ difficulty, avgBacklinks }) =>
    difficulty === null || avgBacklinks === null
      ? []
      : [[difficulty, avgBacklinks.referringDomains] as const],
  );
  expect(correlationOf(pairs)).toBeGreaterThan(0.5);
  expect(pairs.every(([difficulty]) => difficulty >= 0 && difficulty <= 100)).toBe(true);
});

test.each(inEachMarket)('%s: no two sites share a place', (_, world) => {
  const rankings = [...world.sites.values()].flatMap((site) => site.rankings);
  const groups = rankings.map(({ keyword, rankGroup }) => `${keyword.text} ${rankGroup}`);
  const absolutes = rankings.map(({ keyword, rankAbsolute }) => `${keyword.text} ${rankAbsolute}`);
  expect(rankings.length).toBeGreaterThan(3000);
  expect(new Set(groups).size).toBe(rankings.length);
  expect(new Set(absolutes).size).toBe(rankings.length);
  const wrong = rankings.filter(
    ({ rankGroup, rankAbsolute }) => rankGroup < 1 || rankAbsolute < rankGroup || rankAbsolute > 100,
  );
  expect(wrong).toEqual([]);
});

test.each(inEachMarket)('%s: every site ranks for hundreds of keywords, few of them on top', (_, world) => {
  for (const { site, rankings } of world.sites.values()) {
    expect(rankings.length, site.domainName).toBeGreaterThanOrEqual(300);
    const top = rankings.filter(({ rankGroup }) => rankGroup <= 3).length / rankings.length;
    expect(top, site.domainName).toBeLessThan(0.25);
  }
});

test('keeps the value of a month as time passes', () => {
  const monthsByText = (month: number) =>
    new Map(
      sampleMarkets
        .filter(({ tag }) => tag === 'de')
        .flatMap((market) => factsOf(buildMarketWorld(market, month)))
        .map(({ keywordText, monthlySearches }) => [keywordText, monthlySearches]),
    );
  const later = monthsByText(october2026 + 1);
  const earlier = monthsByText(october2026);
  expect(earlier.size).toBeGreaterThan(1000);
  const kept = [...later].map(([text, months]) => [text, months.slice(1)]);
  const known = [...later.keys()].map((text) => [text, earlier.get(text)?.slice(0, -1)]);
  expect(kept).toEqual(known);
});

test.each([0, 2, 4, 6, 8, 10])('%i months later, some searches rise and others fall', (later) => {
  for (const market of sampleMarkets.filter(({ tag }) => tag === 'de' || tag === 'fr')) {
    const trends = factsOf(buildMarketWorld(market, october2026 + later)).map(({ monthlySearches }) => {
      const months = monthlySearches.map(({ searches }) => searches);
      return volumeTrendOf(volumeChange({ months }).threeMonths).trend;
    });
    for (const direction of ['up', 'down']) {
      const share = trends.filter((trend) => trend === direction).length / trends.length;
      expect(share, `${market.tag} ${direction}`).toBeGreaterThan(0.1);
      expect(share, `${market.tag} ${direction}`).toBeLessThan(0.6);
    }
  }
});

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = meanOf(pairs.map(([x]) => x));
  const meanY = meanOf(pairs.map(([, y]) => y));
  const covariance = meanOf(pairs.map(([x, y]) => (x - meanX) * (y - meanY)));
  const deviation = (values: readonly number[]) => Math.sqrt(meanOf(values.map((value) => value * value)));
  return covariance / (deviation(pairs.map(([x]) => x - meanX)) * deviation(pairs.map(([, y]) => y - meanY)));
}
