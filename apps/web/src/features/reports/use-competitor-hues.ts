import { token } from '@keydence/ui';
import { useTrackedCompetitors } from '../../app/use-tracked-competitors.ts';

/** The hue of a competitor by its domain name, as on every screen; one that is no longer tracked is grey. */
export function useCompetitorHues(): (domainName: string) => string {
  const hues = new Map(useTrackedCompetitors()?.map(({ domainName, hue }) => [domainName, hue]));
  return (domainName) => hues.get(domainName) ?? token('chart-grey-2');
}
