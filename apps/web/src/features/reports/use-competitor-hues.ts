import { token } from '@keydence/ui';
import { useTrackedCompetitors } from '../../lib/use-tracked-competitors.ts';

/** Hue of a competitor by domain name, as on every screen; gray if no longer tracked. */
export function useCompetitorHues(): (domainName: string) => string {
  const hues = new Map(useTrackedCompetitors()?.map(({ domainName, hue }) => [domainName, hue]));
  return (domainName) => hues.get(domainName) ?? token('chart-grey-2');
}
