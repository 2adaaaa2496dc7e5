import { describe, expect, it } from 'vitest';
import { cited } from './cited.ts';
import { momentumTrendOf } from './momentum-trend.ts';
import { emptyFacts, gainOf, keywordFacts, momentumFacts, richFacts } from './report-facts.fixture.ts';
import { reportFigures } from './report-figures.ts';
import { competitorCard, gapRows, ownPage, ownRows, theirRows } from './sources.ts';

const nothing = {
  ...{
    rankGroup: null,
    rankAbsolute: null,
    difficultyScore: null,
    extraClicks: null,
    gain: null,
    gapScore: null,
  },
  changes: { oneMonth: null, threeMonths: null, twelveMonths: null },
};

describe('evidence', () => {
  it('of a tracked keyword has its figures and its change over three months', () => {
    const facts = {
      keywordText: 'mug',
      searchVolume: 90,
      rankGroup: 3,
      rankAbsolute: 4,
      difficultyScore: 31,
    };
    const row = { ...nothing, ...facts, competitorDomain: null };
    expect(ownRows(keywordFacts(facts)).keywords).toEqual([row]);
    const { keywords } = ownRows(keywordFacts({ ...facts, trend3m: '-12%', gain: gainOf(40) }));
    expect(keywords).toEqual([
      {
        ...row,
        ...{ extraClicks: 40, gain: { low: 20, mid: 40, high: 80 } },
        changes: { ...nothing.changes, threeMonths: -12 },
      },
    ]);
    expect(ownRows(keywordFacts({ ...facts, trend3m: '12%' })).keywords).toEqual([row]);
  });

  it('of a top ranking has its ranks, and of a momentum entry its changes', () => {
    const top = { keywordText: 'mug', searchVolume: 90, rankGroup: 3, rankAbsolute: 4 };
    const entry = momentumFacts('pot', 61, 47);
    const trends = { ...entry.trends, oneMonth: momentumTrendOf(1), threeMonths: momentumTrendOf(3) };
    expect(ownRows({ ...top, rankingUrl: null }, { ...entry, trends }).keywords).toEqual([
      { ...nothing, ...top, competitorDomain: null },
      {
        ...{ ...nothing, keywordText: 'pot', searchVolume: 880, competitorDomain: null },
        changes: { oneMonth: 1, threeMonths: 3, twelveMonths: 47 },
      },
    ]);
  });

  it('of a competitor’s keyword has the competitor’s rank', () => {
    const [gap] = richFacts().competitors[0]?.gapKeywords ?? [];
    const [top] = richFacts().competitors[0]?.topKeywords ?? [];
    const competitor = { domain: 'roestwerk.example' };
    if (!gap || !top) throw new Error('The facts have a gap and a top keyword.');
    const gapRow = {
      ...{ ...nothing, keywordText: 'pour over kettle', competitorDomain: competitor.domain, rankGroup: 3 },
      ...{ searchVolume: 2_900, difficultyScore: 24, gapScore: 58 },
    };
    expect(theirRows(competitor, gap, { ...top, rankAbsolute: 2 }).keywords).toEqual([
      gapRow,
      {
        ...{ ...nothing, keywordText: 'aeropress vs french press', competitorDomain: competitor.domain },
        ...{ rankGroup: 1, rankAbsolute: 2, searchVolume: 4_400, difficultyScore: 31 },
      },
    ]);
    expect(gapRows({ ...gap, competitor }).keywords).toEqual([gapRow]);
  });

  it('of one row from two sources has every figure that either knows, the first one first', () => {
    const known = {
      ...{ keywordText: 'mug', competitorDomain: null, rankGroup: 3, rankAbsolute: 4, searchVolume: 90 },
      ...{ difficultyScore: 31, extraClicks: 40, gain: { low: 20, mid: 40, high: 80 }, gapScore: 58 },
      changes: { oneMonth: 1, threeMonths: 3, twelveMonths: 12 },
    };
    const unknown = { ...nothing, keywordText: 'mug', competitorDomain: null, searchVolume: null };
    const merged = (...rows: (typeof known | typeof unknown)[]) =>
      cited('', ...rows.map((row) => ({ keywords: [row] }))).evidence.keywords;
    expect(merged(unknown, known)).toEqual([known]);
    expect(merged(known, unknown)).toEqual([known]);
    expect(merged(known, { ...known, rankGroup: 9 })).toEqual([known]);
    expect(merged(known, { ...unknown, keywordText: 'pot' })).toHaveLength(2);
  });

  it('has each competitor, page and figure once', () => {
    const [competitor] = richFacts().competitors;
    if (!competitor) throw new Error('The facts have a competitor.');
    const near = { ...competitor, domain: 'near.example' };
    const urls = ['/a', '/b', '/a'];
    const { evidence } = cited(
      '',
      ...[competitor, near, competitor].map(competitorCard),
      ...urls.map((url) => ownPage(url, [])),
      ...(['top3', 'top10', 'top3'] as const).map((key) => reportFigures(richFacts(), key)),
    );
    expect(evidence.competitors.map(({ domain }) => domain)).toEqual(['roestwerk.example', 'near.example']);
    expect(evidence.competitors[0]).not.toHaveProperty('gapKeywords');
    expect(evidence.pages.map(({ url }) => url)).toEqual(['/a', '/b']);
    expect(evidence.figures.map(({ value }) => value)).toEqual([7, 16]);
    expect(evidence.keywords).toEqual([]);
  });

  it('of a page has its figures if they are known', () => {
    const url = 'https://brightbean.example/brew';
    expect(ownPage(url, richFacts().pages).pages).toEqual([{ url, keywordCount: 12, avgRank: 5.5 }]);
    expect(ownPage(url, []).pages).toEqual([{ url, keywordCount: null, avgRank: null }]);
  });

  it.each([
    ['ranked', 'Keywords ranking in the top 100', 86, 'rank_absolute', 'asc'],
    ['top3', 'Keywords in the top 3', 7, 'rank_absolute', 'asc'],
    ['top10', 'Keywords at positions 4 to 10', 16, 'rank_absolute', 'asc'],
    ['top50', 'Keywords at positions 21 to 50', 33, 'rank_absolute', 'asc'],
    ['beyond50', 'Keywords beyond position 50', 11, 'rank_absolute', 'asc'],
    ['averageRank', 'Average position', 23.416, 'rank_absolute', 'asc'],
    ['averageVolume', 'Average searches a month', 1243.6, 'search_volume', 'desc'],
    ['averageDifficulty', 'Average difficulty (/100)', 37.25, 'difficulty_score', 'asc'],
    ['rising', 'Keywords gaining searches over 3 months', 31, 'trend_quarterly', 'desc'],
    ['falling', 'Keywords losing searches over 3 months', 27, 'trend_quarterly', 'asc'],
    ['newRanks', 'New rankings', 4, 'rank_absolute', 'asc'],
    ['risenRanks', 'Rankings that rose', 13, 'rank_absolute', 'asc'],
    ['fallenRanks', 'Rankings that fell', 18, 'rank_absolute', 'asc'],
    ['lostRanks', 'Rankings lost', 6, 'rank_absolute', 'asc'],
  ] as const)('of the figure %s is named and has its list', (key, name, value, sortBy, sortOrder) => {
    expect(reportFigures(richFacts(), key).figures).toEqual([
      { name, value, unit: '', view: { sortBy, sortOrder } },
    ]);
  });

  it('gives the visibility in percent, and no unknown figure', () => {
    const health = { ...richFacts().health, visibility: 0.12345 };
    expect(reportFigures({ ...richFacts(), health }, 'visibility').figures).toMatchObject([
      { value: 12.3, unit: '%' },
    ]);
    const unknown = [
      'visibility',
      'newRanks',
      'risenRanks',
      'fallenRanks',
      'lostRanks',
      'averageRank',
    ] as const;
    expect(reportFigures(emptyFacts(), ...unknown).figures).toEqual([]);
  });
});
