import { describe, expect, it } from 'vitest';
import { gapClassOf, isSharedKeyword } from './gap-class.ts';

describe('gapClassOf', () => {
  it.each([
    ['all rank, we do not', null, [3, 8], 'missing', false],
    ['all rank, we are past the top 100', 101, [3, 100], 'missing', false],
    ['one ranks, we do not', null, [3, null], 'untapped', false],
    ['one ranks within the top 100, we do not', null, [100, 101], 'untapped', false],
    ['all rank, we are below all', 9, [3, 8], 'weak', true],
    ['all rank, we are last of the top 100', 100, [3, 99], 'weak', true],
    ['all rank, we are level with the last', 8, [3, 8], 'contested', true],
    ['all rank, we are between them', 5, [3, 8], 'contested', true],
    ['all rank, we are level with the first', 3, [3, 8], 'contested', true],
    ['all rank, we are above all', 2, [3, 8], 'strong', true],
    ['one ranks, we are above it', 2, [3, null], 'strong', false],
    ['one ranks, we are below it and above the other', 5, [3, null], 'contested', false],
    ['one competitor is chosen and ranks above us', 5, [3], 'weak', true],
    ['one competitor is chosen and ranks alone', null, [3], 'missing', false],
    ['none ranks, we do', 5, [null, 101], null, false],
    ['no site ranks', null, [null], null, false],
    ['no competitor is chosen', 5, [], null, false],
  ] as const)('%s', (_, ownRank, ranks, gapClass, isShared) => {
    expect(gapClassOf({ ownRank, ranks })).toBe(gapClass);
    expect(isSharedKeyword({ ownRank, ranks })).toBe(isShared);
  });
});
