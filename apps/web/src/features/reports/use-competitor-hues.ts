import { competitorHues, token } from '@keydence/ui';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';

/** The API's largest page, as the competitors screen asks for it: both read one cached answer. */
const largestPage = 100;

/**
 * The hue of a competitor by its domain name. A hue depends on all competitors that are not paused, oldest first, so
 * it is the same as on the competitors screen; one that is no longer tracked is grey.
 */
export function useCompetitorHues(): (domainName: string) => string {
  const { domain, market } = useSelection();
  const { data } = trpc.competitors.list.useQuery(
    {
      domainId: domain?.id ?? '',
      activeOnly: false,
      limit: largestPage,
      locationCode: market?.locationCode,
      languageCode: market?.languageCode,
    },
    { enabled: domain !== null },
  );
  const byAge = (data?.data ?? [])
    .filter(({ isActive }) => isActive)
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const hues = competitorHues(byAge.map(({ domainName }) => domainName));
  return (domainName) => hues.get(domainName) ?? token('chart-grey-2');
}
