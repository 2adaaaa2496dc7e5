import { expect, it } from 'vitest';
import { type Pick, pickBest } from './pick-pages.ts';

/** Park and Miller's generator, so that a failure is reproducible. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const gainOf = (picks: readonly Pick[]) => picks.reduce((sum, { gain }) => sum + gain, 0);
const effortOf = (picks: readonly Pick[]) => picks.reduce((sum, { effort }) => sum + effort, 0);

function fits(picks: readonly Pick[], count: number, effort: number): boolean {
  const groups = new Set(picks.map(({ group }) => group));
  return picks.length <= count && groups.size === picks.length && effortOf(picks) <= effort;
}

it('finds the same best set as an exhaustive search', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = createRandom(seed);
    const items = Array.from({ length: random(9) }, () => ({
      group: random(5),
      gain: random(40) / 4,
      effort: 1 + random(3),
    }));
    const capacity = { count: random(5), effort: random(9) };
    let best = 0;
    for (let set = 0; set < 2 ** items.length; set += 1) {
      const picks = items.filter((_, index) => set & (1 << index));
      if (fits(picks, capacity.count, capacity.effort)) best = Math.max(best, gainOf(picks));
    }
    const picked = pickBest(items, capacity);
    expect(fits(picked, capacity.count, capacity.effort)).toBe(true);
    expect([seed, gainOf(picked)]).toEqual([seed, best]);
  }
});

it('omits candidates without a gain', () => {
  expect(pickBest([{ group: 1, gain: 0, effort: 1 }], { count: 3, effort: 6 })).toEqual([]);
});
