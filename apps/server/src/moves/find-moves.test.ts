import { type MoveFacts, type MoveSearchFacts, publishedSiteCurve } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { findMoves } from './find-moves.ts';

const search = (text: string, more: Partial<MoveSearchFacts> = {}): MoveSearchFacts => ({
  id: null,
  text,
  impressions: 4_000,
  clicks: 60,
  position: 8,
  rank: null,
  page: null,
  topic: null,
  isBrand: false,
  intent: null,
  facts: { searchVolume: null, isVolumeBucket: false, difficulty: null, history: null, serpFeatures: [] },
  sitePosition: 8,
  ...more,
});

/** An upload, which counts searches and pages separately. */
const upload = (searches: MoveSearchFacts[]): MoveFacts => ({
  site: { curve: { ...publishedSiteCurve, spread: 0.7 }, isInflated: false },
  window: { days: 28, months: { counted: [], now: 0 }, endsOn: '2026-11-20' },
  hasSearchConsole: true,
  countedDays: 28,
  siteChangedOn: null,
  searches,
  former: [],
  weeks: null,
  language: 'en',
  siteLinks: null,
  pages: [
    { page: 'https://shop.example/', clicks: 900, impressions: 90_000 },
    { page: 'https://shop.example/tires/winter', clicks: 90, impressions: 9_000 },
  ],
  topics: [],
  reachableDifficulty: null,
});

const find = (searches: MoveSearchFacts[]) => findMoves(upload(searches), () => undefined).moves;

it('guesses the page of an update by its address, and says so', () => {
  const [named, unnamed] = find([search('winter tires'), search('snow chains', { impressions: 3_000 })]);
  expect(named).toMatchObject({
    pages: [],
    evidence: { likelyPage: 'https://shop.example/tires/winter' },
    reason: expect.stringMatching(/, probably for \/tires\/winter$/),
  });
  expect(unnamed?.evidence.likelyPage).toBeNull();
  expect(unnamed?.reason).not.toContain('probably');
});

it('guesses nothing where the page is known', () => {
  const [move] = find([search('winter tires', { page: 'https://shop.example/' })]);
  expect(move?.pages).toEqual(['https://shop.example/']);
  expect(move?.evidence.likelyPage).toBeNull();
});

it('finds small gains beside a name that brings most of the clicks', () => {
  const name = search('shop example', { isBrand: true, impressions: 900_000, clicks: 600_000, position: 1 });
  expect(find([search('winter tires'), name])).toHaveLength(1);
});

describe('pages that compete', () => {
  const address = (name: string) => `https://shop.example/${name}`;
  /** Pages that share a search with many impressions, with their clicks. */
  const shared = (text: string, clicks: Record<string, number>) =>
    Object.entries(clicks).map(([name, count]) =>
      search(text, { page: address(name), impressions: 5_000, clicks: count, position: 8 }),
    );
  const competing = (searches: MoveSearchFacts[]) => {
    const pairs = searches.map(({ page, text }) => ({
      page: page ?? '',
      query: text,
      impressions: [],
      clicks: [],
    }));
    const weeks = { pageWeeks: [], pages: [], pairWeeks: [], pairs };
    return findMoves({ ...upload(searches), pages: [], weeks }, () => undefined).moves;
  };

  it('are each in one move', () => {
    const moves = competing([
      ...shared('winter tires', { a: 60, b: 20 }),
      ...shared('snow tires', { b: 10, c: 4 }),
      ...shared('ice tires', { d: 8, c: 3 }),
    ]);
    const pages = moves.flatMap((move) => move.pages);
    expect(
      moves.flatMap((move) => (move.verb === 'merge' ? [move.pages.map((page) => page.at(-1))] : [])),
    ).toEqual([
      ['a', 'b'],
      ['d', 'c'],
    ]);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
