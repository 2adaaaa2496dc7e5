import { createSearchConsole } from '@keydence/search-data';
import {
  type FakeSearchConsole,
  type SearchConsoleWorld,
  startFakeSearchConsole,
} from '@keydence/search-data/testing/search-console';
import type { signIn } from './sign-in.ts';

/** Search Console data of a small site, up to a day. */
export function makeSearchWorld(
  newestDay = '2026-11-19',
  siteUrl = 'sc-domain:acme.com',
): SearchConsoleWorld {
  const before = new Date(Date.parse(newestDay) - 86_400_000).toISOString().slice(0, 10);
  return {
    sites: [
      { siteUrl, permissionLevel: 'siteOwner' },
      { siteUrl: 'sc-domain:private.example', permissionLevel: 'siteOwner' },
    ],
    days: [
      [before, 4, 100, 6],
      [newestDay, 6, 100, 4],
    ],
    queries: [
      ['tea shop', 8, 120, 5.6],
      ['green tea', 2, 80, 12.2],
    ],
    pages: [
      ['https://acme.com/tea', 7, 150, 5],
      ['https://acme.com/shop', 3, 50, 9],
    ],
    countries: [['usa', 10, 200, 5]],
    devices: [
      ['MOBILE', 6, 120, 5],
      ['DESKTOP', 4, 80, 5],
    ],
    queryPages: [
      ['tea shop', 'https://acme.com/tea', 6, 80, 5.1],
      ['tea shop', 'https://acme.com/shop', 2, 40, 7],
      ['green tea', 'https://acme.com/tea', 2, 80, 12.2],
    ],
  };
}

/** A number of days up to one day, each with figures. */
export function makeDays(newestDay: string, count: number): SearchConsoleWorld['days'] {
  return Array.from({ length: count }, (_, back) => {
    const day = new Date(Date.parse(newestDay) - (count - 1 - back) * 86_400_000);
    return [day.toISOString().slice(0, 10), 4, 100, 6];
  });
}

export interface ConnectedGoogle {
  google: FakeSearchConsole;
  searchConsole: ReturnType<typeof createSearchConsole>;
}

/** A fake Google and a client for it; waits are as short as possible. */
export async function startGoogle(now: () => Date): Promise<ConnectedGoogle> {
  const google = await startFakeSearchConsole(makeSearchWorld());
  const { clientId, clientSecret, authorizeUrl, oauthUrl, apiUrl } = google;
  const searchConsole = createSearchConsole({
    clientId,
    clientSecret,
    authorizeUrl,
    oauthUrl,
    apiUrl,
    fetch,
    timeoutMs: 5_000,
    maxBytes: 10_000_000,
    clock: () => now().getTime(),
    sleep: async () => {},
    random: () => 0,
    log: { warn: () => {} },
  });
  return { google, searchConsole };
}

type Api = Awaited<ReturnType<typeof signIn>>['api'];

/** Goes to Google, grants access, and returns. */
export async function agreeAtGoogle(google: FakeSearchConsole, api: Api, domainId: string) {
  const { url } = await api.searchConsole.begin({ domainId });
  const { searchParams } = google.agree(url);
  return { state: searchParams.get('state') ?? '', code: searchParams.get('code') };
}

/** Connects the domain's workspace and chooses the fake's property for it. */
export async function connectGoogle(google: FakeSearchConsole, api: Api, domainId: string): Promise<void> {
  await api.searchConsole.finish(await agreeAtGoogle(google, api, domainId));
  const [first] = await api.searchConsole.listProperties({ domainId });
  await api.searchConsole.chooseProperty({ domainId, property: first?.property ?? '' });
}
