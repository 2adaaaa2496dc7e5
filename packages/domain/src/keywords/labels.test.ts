import { describe, expect, it } from 'vitest';
import {
  difficultyFromOpportunity,
  estimatedDifficultyScore,
  explorerDifficultyBand,
  keywordDifficultyLabel,
} from './difficulty.ts';
import { explorerOpportunityRating } from './explorer-opportunity.ts';
import { pageAuthority } from './page-authority.ts';
import { isRankMove, positionBucket } from './position-bucket.ts';
import { isAboutSite } from './relevance.ts';
import { keywordRankTone, opportunityTone, rankTone } from './tones.ts';

it.each([
  [100, 'Low', 25],
  [70, 'Low', 25],
  [69, 'Medium', 50],
  [40, 'Medium', 50],
  [39, 'High', 75],
  [0, 'High', 75],
] as const)('an opportunity score of %s reads %s, estimated at %s', (score, label, estimate) => {
  expect(difficultyFromOpportunity(score)).toBe(label);
  expect(estimatedDifficultyScore(label)).toBe(estimate);
});

it.each([
  [null, 'Unknown', 'Unknown'],
  [0, 'Easy', 'Low'],
  [1, 'Easy', 'Low'],
  [30, 'Easy', 'Low'],
  [31, 'Medium', 'Medium'],
  [60, 'Medium', 'Medium'],
  [61, 'Hard', 'High'],
  [100, 'Hard', 'High'],
])('a difficulty of %s reads %s in the list and %s in the explorer', (score, label, band) => {
  expect([keywordDifficultyLabel(score), explorerDifficultyBand(score)]).toEqual([label, band]);
});

it.each([
  [1001, 29, 0.51, 'High'],
  [1000, 29, 0.51, 'Medium'],
  [1001, 30, 0.51, 'Medium'],
  [1001, 29, 0.5, 'Medium'],
  [1001, 29, null, 'Medium'],
  [501, 49, null, 'Medium'],
  [500, 49, 9, 'Low'],
  [501, 50, 9, 'Low'],
  [null, 1, 9, 'Low'],
  [9999, null, 9, 'Low'],
])('volume %s, difficulty %s, cpc %s is rated %s', (searchVolume, difficulty, cpc, rating) => {
  expect(explorerOpportunityRating({ searchVolume, difficulty, cpc })).toBe(rating);
});

it.each([
  ['gained', true],
  ['down', true],
  ['top3', false],
  ['not_checked', false],
] as const)('the rank filter %s is a move: %s', (filter, is) => {
  expect(isRankMove(filter)).toBe(is);
});

it.each([
  [null, true],
  ['listed', true],
  ['hidden', false],
] as const)('a keyword of relevance %s is about the site: %s', (relevanceClass, is) => {
  expect(isAboutSite(relevanceClass)).toBe(is);
});

describe('tones', () => {
  it.each([
    [70, 'good'],
    [69, 'medium'],
    [40, 'medium'],
    [39, 'weak'],
    [null, 'neutral'],
  ])('opportunity %s is %s', (score, tone) => {
    expect(opportunityTone(score)).toBe(tone);
  });

  it.each([
    [1, 'good', 'good'],
    [3, 'good', 'good'],
    [4, 'medium', 'medium'],
    [10, 'medium', 'medium'],
    [11, 'weak', 'weak'],
    [20, 'weak', 'weak'],
    [21, 'weak', 'neutral'],
    [null, 'neutral', 'neutral'],
  ])('rank %s is %s on the dashboard and %s in the list', (rank, dashboard, list) => {
    expect([rankTone(rank), keywordRankTone(rank)]).toEqual([dashboard, list]);
  });
});

it.each([
  [1, 'top3'],
  [3, 'top3'],
  [4, 'top10'],
  [10, 'top10'],
  [11, 'top20'],
  [20, 'top20'],
  [21, 'top50'],
  [50, 'top50'],
  [51, 'beyond50'],
  [100, 'beyond50'],
  [101, null],
  [0, null],
  [null, null],
])('rank %s falls into %s', (rank, bucket) => {
  expect(positionBucket(rank)).toBe(bucket);
});

it.each([
  [130.3, 20],
  [358.4, 53],
  [694, 89],
  [0, 0],
  [1000, 100],
  [1200, 100],
  [-5, 0],
  [null, null],
])('an average rank of %s is a page authority of %s', (avgRank, authority) => {
  expect(pageAuthority(avgRank)).toBe(authority);
});
