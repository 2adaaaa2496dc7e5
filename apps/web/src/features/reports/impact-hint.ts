import { reachableRank } from '@keydence/domain';

const starts: readonly (readonly [string, number | null])[] = [
  ['ranks 4 to 10', 4],
  ['ranks 11 to 20', 11],
  ['ranks 21 to 50', 21],
  ['ranks beyond 50', 51],
  ['no rank', null],
];

const reaches = starts.map(([name, rank]) => {
  const { target, reach } = reachableRank(rank);
  return `${Math.round(100 * reach)}% from ${name} to rank ${target}`;
});

/** How the Impact Potential is computed, with the very shares that the computation assumes. */
export const impactHint = `Extra clicks a month = searches × (click rate at the rank in reach − click rate now) × chance to reach it × (0.25 + 0.75 × ease) × what the result page leaves to organic results. Ease is 1 − difficulty / 100. The chances are our assumption: ${reaches.join(', ')}. The score is logarithmic, and 1,000 extra clicks a month make 100.`;
