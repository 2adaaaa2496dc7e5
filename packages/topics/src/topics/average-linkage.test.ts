import { expect, it } from 'vitest';
import { averageLinkage } from './average-linkage.ts';
import { createRandom } from './seeded-random.ts';

type Similarity = (one: number, other: number) => number;

/** Joins the two most similar groups again and again, by comparing all pairs each time. */
function linkSlowly(count: number, similarity: Similarity, least: number): number[][] {
  let groups = Array.from({ length: count }, (_, item) => [item]);
  for (;;) {
    let best = { mean: least, pair: [-1, -1] };
    for (const [one, first] of groups.entries()) {
      for (const [other, second] of groups.slice(0, one).entries()) {
        const pairs = first.flatMap((a) => second.map((b) => similarity(a, b)));
        const mean = pairs.reduce((sum, value) => sum + value) / pairs.length;
        if (mean >= best.mean) best = { mean, pair: [one, other] };
      }
    }
    const [one, other] = best.pair;
    if (one === -1) return groups;
    const joined = [...groups[other], ...groups[one]];
    groups = [...groups.filter((_, index) => index !== one && index !== other), joined];
  }
}

const order = (groups: readonly number[][]) =>
  groups.map((group) => group.toSorted((a, b) => a - b).join()).sort();
const alone = (count: number) => Array.from({ length: count }, (_, item) => item);

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'joins the nearest groups first, random list %i',
  (seed) => {
    const random = createRandom(`linkage ${seed}`);
    const count = 1 + (seed % 14);
    const values = Float64Array.from({ length: count * count }, random);
    const similarity: Similarity = (one, other) =>
      values[Math.min(one, other) * count + Math.max(one, other)];
    const found = averageLinkage({ similarity, given: alone(count), least: 0.5 });
    expect(order(found)).toEqual(order(linkSlowly(count, similarity, 0.5)));
  },
);

it('keeps given groups and counts each of their members', () => {
  const similarity: Similarity = (one, other) => (one + other === 3 ? 0.9 : 0);
  expect(order(averageLinkage({ similarity, given: [0, 0, 2, 3], least: 0.5 }))).toEqual(['0,1', '2', '3']);
  expect(order(averageLinkage({ similarity, given: [0, 1, 2, 3], least: 0.5 }))).toEqual(['0,3', '1,2']);
});

it('joins equal items into one group', () => {
  expect(averageLinkage({ similarity: () => 1, given: alone(50), least: 0.4 })).toHaveLength(1);
});
