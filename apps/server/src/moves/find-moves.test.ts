import { type MoveFacts, type MoveSearchFacts, publishedSiteCurve } from '@keydence/domain';
import { expect, it } from 'vitest';
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
