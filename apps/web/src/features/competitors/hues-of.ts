import { competitorHues } from '@keydence/ui';
import type { Competitor } from './use-competitors.ts';

/**
 * The hue of each competitor by its domain name. Those that count come first: the report, which knows no others, then
 * gives them the same hues.
 */
export function huesOf(competitors: readonly Competitor[]): (domainName: string) => string {
  const byAge = competitors.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.createdAt.localeCompare(b.createdAt),
  );
  const hues = competitorHues(byAge.map(({ domainName }) => domainName));
  return (domainName) => hues.get(domainName) ?? '';
}
