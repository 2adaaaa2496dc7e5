import { reachableRank } from '@keydence/domain';
import { formatDay } from '../../app/format-day.ts';

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

/**
 * How the Impact Potential is computed, with the very shares that the computation assumes and the click rates that it
 * takes: the site's own until a day, or the published ones for null.
 */
export function impactHint(ownRatesUntil: string | null): string {
  const rates =
    ownRatesUntil === null
      ? 'The click rates are those that DataForSEO publishes'
      : `The click rates are your own from Search Console until ${formatDay(ownRatesUntil)}, at ranks with 1,000 impressions or more, blended with the published ones`;
  return `${formula} ${rates}.`;
}

const formula = `Extra clicks a month = searches × (click rate at the rank in reach − click rate now) × chance to reach it × (0.25 + 0.75 × ease) × what the result page leaves to organic results. Ease is 1 − difficulty / 100. The chances are our assumption: ${reaches.join(', ')}. The score is logarithmic, and 1,000 extra clicks a month make 100.`;
