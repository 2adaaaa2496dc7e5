import { competitorHues } from '@keydence/ui';
import { useMemo } from 'react';
import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/**
 * The API's largest page; the competitors screen uses the same, so that all readers share one cache entry.
 */
const largestPage = 100;

export interface TrackedCompetitor {
  id: string;
  name: string;
  domainName: string;
  /** Color in every chart. */
  hue: string;
}

/** Active competitors of the selected domain, oldest first; undefined until loaded. */
export function useTrackedCompetitors(): TrackedCompetitor[] | undefined {
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
  return useMemo(() => {
    const byAge = data?.data
      .filter(({ isActive }) => isActive)
      .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const hues = competitorHues((byAge ?? []).map(({ domainName }) => domainName));
    return byAge?.map(({ id, displayName, domainName }) => ({
      id,
      name: displayName || domainName,
      domainName,
      hue: hues.get(domainName) ?? '',
    }));
  }, [data]);
}
