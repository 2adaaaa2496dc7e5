import type { TrackedDomain, Workspace } from '../src/lib/use-selection.tsx';

const createdAt = '2026-01-05T08:00:00.000Z';

/** Domain with a finished setup and sample figures, in the United States. */
export function makeDomain(id: string, changes: Partial<TrackedDomain> = {}): TrackedDomain {
  return {
    id,
    domainName: `${id}.example`,
    locationName: 'United States',
    locationCode: 2840,
    languageCode: 'en',
    state: 'ready',
    dataSource: 'sample',
    brandNames: null,
    createdAt,
    ...changes,
  };
}

export function makeWorkspace(
  id: string,
  domainIds: string[],
  access: Partial<Pick<Workspace, 'role' | 'membersMayShare' | 'timeZone'>> = {},
): Workspace {
  return {
    id,
    name: `Workspace ${id}`,
    iconUrl: null,
    role: 'owner',
    membersMayShare: false,
    timeZone: 'Asia/Kathmandu',
    ...access,
    domains: domainIds.map((domainId) => makeDomain(domainId)),
    createdAt,
  };
}
