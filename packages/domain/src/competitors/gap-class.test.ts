import { describe, expect, it } from 'vitest';
import { gapClassesOf } from './gap-class.ts';

describe('gapClassesOf', () => {
  it.each([
    ['all rank, we do not', null, [3, 8], ['missing', 'untapped']],
    ['all rank, we are past the top 100', 101, [3, 100], ['missing', 'untapped']],
    ['one ranks, we do not', null, [3, null], ['untapped']],
    ['one ranks within the top 100, we do not', null, [100, 101], ['untapped']],
    ['all rank, we are below all', 9, [3, 8], ['weak', 'shared']],
    ['all rank, we are last of the top 100', 100, [3, 99], ['weak', 'shared']],
    ['all rank, we are level with the last', 8, [3, 8], ['shared']],
    ['all rank, we are between them', 5, [3, 8], ['shared']],
    ['all rank, we are level with the first', 3, [3, 8], ['shared']],
    ['all rank, we are above all', 2, [3, 8], ['strong', 'shared']],
    ['one ranks, we are above it', 2, [3, null], ['strong']],
    ['one ranks, we are below it and above the other', 5, [3, null], []],
    ['one competitor is chosen and ranks above us', 5, [3], ['weak', 'shared']],
    ['one competitor is chosen and ranks alone', null, [3], ['missing', 'untapped']],
    ['none ranks, we do', 5, [null, 101], []],
    ['nobody ranks', null, [null], []],
    ['no competitor is chosen', 5, [], []],
  ])('%s', (_, ownRank, ranks, expected) => {
    expect(gapClassesOf({ ownRank, ranks })).toEqual(expected);
  });
});
