import { describe, expect, it } from 'vitest';
import { aimOf, easeOf, type GainVerb, moveFor } from './moves.ts';

describe('aimOf', () => {
  // Targets from worst to best, and the chance of the middle one with difficulty 0, which raises it by 15%.
  it.each<[GainVerb, number | null, [number, number, number], number]>([
    ['update', 1.5, [1.5, 1, 1], 0.2875],
    ['update', 3.4, [2, 1, 1], 0.2875],
    ['update', 3.5, [3.5, 3, 2], 0.46],
    ['update', 10.4, [4, 3, 2], 0.46],
    ['update', 10.5, [9, 6, 4], 0.345],
    ['update', 20.4, [9, 6, 4], 0.345],
    ['update', 20.5, [15, 10, 7], 0.1725],
    ['update', 50.4, [15, 10, 7], 0.1725],
    ['link', 3.5, [3.5, 2.625, 1.75], 0.25],
    ['link', 10.4, [10.4, 7.8, 5.2], 0.25],
    ['link', 20.4, [20.4, 15.3, 10.2], 0.25],
    ['link', 20.5, [18.45, 14.35, 10.25], 0.12],
    ['link', 50.4, [45.36, 35.28, 25.2], 0.12],
    ['merge', 9, [9, 8, 6], 0.4],
    ['merge', 1.5, [1.5, 1, 1], 0.4],
    ['write', null, [12, 8, 4], 0.138],
    ['write', 5, [5, 5, 4], 0.138],
  ])('aims with %s from %s at %j', (verb, position, [low, mid, high], chance) => {
    const aim = aimOf(verb, position, 0);
    expect(aim?.target.low).toBeCloseTo(low, 9);
    expect(aim?.target.mid).toBeCloseTo(mid, 9);
    expect(aim?.target.high).toBeCloseTo(high, 9);
    expect(aim?.chance.mid).toBeCloseTo(chance, 9);
  });

  it.each<[GainVerb, number | null]>([
    ['update', 1.4],
    ['update', 50.5],
    ['update', null],
    ['link', 3.4],
    ['link', 50.5],
    ['link', null],
    ['merge', null],
  ])('cannot gain by %s from %s', (verb, position) => {
    expect(aimOf(verb, position, 0)).toBeNull();
  });
});

it.each([
  [null, 'write'],
  [50.5, 'write'],
  [50.4, 'update'],
  [1, 'update'],
])('proposes for position %s: %s', (position, verb) => {
  expect(moveFor(position)).toBe(verb);
});

it.each([
  [0, 1.15],
  [50, 0.7],
  [100, 0.25],
  [null, 0.75],
])('changes the chance with difficulty %s by × %s', (difficulty, ease) => {
  expect(easeOf(difficulty)).toBeCloseTo(ease, 9);
});
