import { aimOf, formatDay, gainAssumptions, moveFor } from '@keydence/domain';

const starts: readonly (readonly [string, number | null])[] = [
  ['positions 4 to 10', 4],
  ['positions 11 to 20', 11],
  ['positions 21 to 50', 21],
  ['no position in the first fifty', null],
];
/** Difficulty that neither raises nor lowers the chances. */
const neutralDifficulty = 100 / 6;

const chances = starts.map(([name, position]) => {
  const aim = aimOf(moveFor(position), position, neutralDifficulty);
  return `${Math.round(100 * (aim?.chance.mid ?? 0))}% from ${name} to position ${aim?.target.mid}`;
});

/**
 * Calculation of the Impact Potential, with its assumed chances and click rates: the site's own up to a day,
 * or the published ones for null.
 */
export function impactHint(ownRatesUntil: string | null): string {
  const rates =
    ownRatesUntil === null
      ? 'The click rates are those that DataForSEO publishes'
      : `The click rates are your own from Search Console until ${formatDay(ownRatesUntil)}, without searches for your name`;
  return `${formula} ${rates}.`;
}

const formula = `The expected gain on a logarithmic scale, on which 1,000 more visits a month make 100. It measures visits; Opportunity sorts keywords by demand, ease, rank and worth of a visit. The gain is searches × (click rate at the position aimed at − click rate now) × chance to get there. The chances are our assumption (${gainAssumptions}), more for easy keywords and fewer for hard ones: ${chances.join(', ')}.`;
