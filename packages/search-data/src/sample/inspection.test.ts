import { expect, test } from 'vitest';
import { createSampleSource } from './create-sample-source.ts';

const market = { locationCode: 2840, languageCode: 'en' };
const abroad = { locationCode: 2036, languageCode: 'en' };
const source = createSampleSource({ now: () => new Date('2026-11-21T10:30:00Z') });

const related = (text: string, where = market, limit = 20) =>
  source.relatedKeywords?.(text, where, limit) ?? Promise.resolve([]);
const questions = (text: string, where = market) =>
  source.questions?.(text, where, 20) ?? Promise.resolve([]);
const page = (text: string, where = market) => source.searchResults?.(text, where) ?? Promise.resolve(null);

test('related keywords and questions are of one topic, without the keyword, largest volume first', async () => {
  const found = await related('french press');
  const asked = await questions('french press');
  expect(found.length).toBeGreaterThan(5);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ keywordText }) => /\s/.test(keywordText))).toBe(true);
  for (const keywords of [found, asked]) {
    const texts = keywords.map(({ keywordText }) => keywordText);
    expect(texts).not.toContain('french press');
    expect(new Set(texts).size).toBe(texts.length);
    const volumes = keywords.map(({ searchVolume }) => searchVolume ?? 0);
    expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
  }
  const overlap = found.filter(({ keywordText }) => asked.some((other) => other.keywordText === keywordText));
  expect(overlap).toEqual([]);
  expect(await related('french press', market, 3)).toEqual(found.slice(0, 3));
});

test('a related keyword has the numbers that a look-up of it has', async () => {
  const found = await related('french press', market, 5);
  const texts = found.map(({ keywordText }) => keywordText);
  const looked = await source.lookUpKeywords(texts, market);
  expect(new Set(looked.map((keyword) => JSON.stringify(keyword)))).toEqual(
    new Set(found.map((keyword) => JSON.stringify(keyword))),
  );
});

test('a search for a name is related to others for the same name', async () => {
  const found = await related('brewlane');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ keywordText }) => keywordText.includes('brewlane'))).toBe(true);
});

test('the result page agrees with the rankings that each site reports', async () => {
  const ownRankings = await source.rankedKeywords('brewlane.example', market, { limit: 40, offset: 0 });
  for (const { keyword, ranking } of ownRankings.items) {
    const found = await page(keyword.keywordText);
    expect(found?.results.find(({ domainName }) => domainName === 'brewlane.example')).toEqual({
      domainName: 'brewlane.example',
      rankGroup: ranking.rankGroup,
      rankAbsolute: ranking.rankAbsolute,
      url: ranking.url,
      title: ranking.title,
      description: ranking.description,
    });
    expect(found).toMatchObject({ checkedAt: ranking.checkedAt, resultsCount: ranking.resultsCount });
    expect(found?.serpFeatures).toEqual(keyword.serpFeatures);
    const ranks = found?.results.map(({ rankAbsolute }) => rankAbsolute) ?? [];
    expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
  }
});

test('it knows nothing of other keywords and other markets', async () => {
  for (const [text, where] of [
    ['zzqx unheard of', market],
    ['french press', abroad],
  ] as const) {
    expect(await related(text, where)).toEqual([]);
    expect(await questions(text, where)).toEqual([]);
    expect(await page(text, where)).toBeNull();
  }
});
