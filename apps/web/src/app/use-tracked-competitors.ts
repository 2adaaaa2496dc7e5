import { competitorHues } from '@keydence/ui';
import { useMemo } from 'react';
import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** The API's largest page, as the competitors screen asks for it: all readers share one cached answer. */
const largestPage = 100;

export interface TrackedCompetitor {
  id: string;
  name: string;
  domainName: string;
  /** Its colour in every chart. */
  hue: string;
}

/** The active competitors of the selected domain, oldest first; undefined until they are known. */
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
