import { competitorHues } from '@keydence/ui';
import type { Competitor } from './use-competitors.ts';

/**
 * Hue of each competitor by domain name. Active competitors come first: the report, which has no others,
 * then assigns the same hues.
 */
export function hueByCompetitor(competitors: readonly Competitor[]): (domainName: string) => string {
  const byAge = competitors.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.createdAt.localeCompare(b.createdAt),
  );
  const hues = competitorHues(byAge.map(({ domainName }) => domainName));
  return (domainName) => hues.get(domainName) ?? '';
}
