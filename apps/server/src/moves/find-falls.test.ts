import { fitSiteCurve, laterDay, type MoveFacts } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { findMoves } from './find-moves.ts';

const endsOn = '2026-11-18';
const weekCount = 52;
const pageWeeks = Array.from({ length: weekCount }, (_, week) => ({
  startsOn: laterDay(endsOn, 1 - 7 * (weekCount - week)),
  endsOn: laterDay(endsOn, -7 * (weekCount - 1 - week)),
  countedDays: 7,
}));
/** Ten steady pages, and one that lost half of its clicks ten weeks ago. */
const pages = Array.from({ length: 11 }, (_, page) => ({
  page: `https://acme.com/${page}`,
  clicks: pageWeeks.map((_week, week) =>
    page === 0 && week >= weekCount - 10 ? 100 : 200 + ((week * 7 + page) % 9),
  ),
}));

const facts = (siteChangedOn: string | null): MoveFacts => ({
  site: { curve: fitSiteCurve([]), isInflated: false },
  window: { days: 28, months: { counted: [], now: 0 }, endsOn },
  hasSearchConsole: true,
  language: 'en',
  siteLinks: null,
  countedDays: 28,
  searches: [],
  former: [],
  weeks: { pageWeeks, pages, pairWeeks: [], pairs: [] },
  pages: [],
  topics: [],
  siteChangedOn,
  reachableDifficulty: null,
});
const causesWith = (siteChangedOn: string | null) =>
  findMoves(facts(siteChangedOn), () => {}).moves.map(({ causes, pages: [page] }) => [causes[0], page]);

const fall = [['decay', 'https://acme.com/0']];
it.each([
  ['no change', null, fall],
  ['one before all weeks that are read', laterDay(endsOn, -7 * 52), fall],
  ['one in the week of the fall', laterDay(endsOn, -7 * 10), []],
  ['one that leaves too few weeks before the fall', laterDay(endsOn, -7 * 12), []],
  ['one less than eight weeks ago', laterDay(endsOn, -30), []],
  ['one after the last counted day', laterDay(endsOn, 2), []],
])('of a page that fell, with %s of the site', (_name, day, expected) => {
  expect(causesWith(day)).toEqual(expected);
});

describe('a page that lost half of its clicks in five weeks', () => {
  const [page = { page: '', clicks: [] }] = pages;
  const fallen = { ...page, clicks: page.clicks.map((_count, week) => (week >= weekCount - 5 ? 100 : 200)) };
  const former = { text: 'green tea', page: page.page, impressions: 4_000, clicks: 800, position: 4 };
  const search = { id: null, rank: null, topic: null, intent: null, isBrand: false, sitePosition: null };
  const noFacts = {
    searchVolume: null,
    isVolumeBucket: false,
    difficulty: null,
    history: null,
    serpFeatures: [],
  };
  it.each<[string, Partial<typeof former>, string[]]>([
    ['is no work if half as many people search', { impressions: 2_000, position: 4.2 }, []],
    ['is work if it is shown as often', { position: 4.2 }, ['decay']],
    ['is work if its place fell', { impressions: 2_000, position: 7 }, ['decay']],
    ['is work if it is not shown for the search any more', { impressions: 0 }, ['decay']],
  ])('%s', (_name, now, causes) => {
    const shown = { ...former, clicks: 400, ...now };
    const found = findMoves(
      {
        ...facts(null),
        searches: shown.impressions === 0 ? [] : [{ ...search, facts: noFacts, ...shown }],
        former: [{ period: 'previous', searches: [former] }],
        weeks: { pageWeeks, pages: [fallen, ...pages.slice(1)], pairWeeks: [], pairs: [] },
      },
      () => {},
    );
    expect(found.moves.flatMap((move) => move.causes).filter((cause) => cause === 'decay')).toEqual(causes);
  });

  it('says in other work on the page that fewer people search for it', () => {
    const near = { ...former, text: 'tea shop', impressions: 9_000, clicks: 60, position: 9 };
    const found = findMoves(
      {
        ...facts(null),
        searches: [{ ...former, impressions: 2_000, clicks: 400 }, near].map((counts) => ({
          ...search,
          facts: noFacts,
          ...counts,
        })),
        former: [{ period: 'previous', searches: [former] }],
        weeks: { pageWeeks, pages: [fallen, ...pages.slice(1)], pairWeeks: [], pairs: [] },
      },
      () => {},
    );
    expect(found.moves).toHaveLength(1);
    expect(found.moves[0]?.causes).toEqual(['striking_distance']);
    expect(found.moves[0]?.sentence).toMatch(
      /^Improve .* because fewer people search for it\. An update would not/,
    );
  });
});

it('tells the fall of the whole site, and proposes no page', () => {
  const fallen = facts(null);
  const sites = pages.map(({ page, clicks }) => ({
    page,
    clicks: clicks.map((count, week) => (week >= weekCount - 6 ? Math.round(count * 0.6) : count)),
  }));
  const found = findMoves(
    { ...fallen, weeks: { pageWeeks, pages: sites, pairWeeks: [], pairs: [] } },
    () => {},
  );
  expect(found.moves).toEqual([]);
  expect(found.siteFall).toBeCloseTo(-0.4, 1);
  expect(findMoves(fallen, () => {}).siteFall).toBeNull();
});

it('follows pages to the address that they moved to', () => {
  const steady = facts(null);
  const movedIn = weekCount - 9;
  const moved = pages.flatMap(({ page, clicks }) => [
    { page, clicks: clicks.map((count, week) => (week < movedIn ? count : 0)) },
    { page: page.replace('//', '//www.'), clicks: clicks.map((count, week) => (week < movedIn ? 0 : count)) },
  ]);
  const found = findMoves(
    { ...steady, weeks: { pageWeeks, pages: moved, pairWeeks: [], pairs: [] } },
    () => {},
  );
  expect(found.siteFall).toBeNull();
  expect(found.moves.map(({ causes, pages: [page] }) => [causes[0], page])).toEqual([
    ['decay', 'https://www.acme.com/0'],
  ]);
});
