import type { DatabaseHandle } from '@keydence/db';
import type { IdentitySettings } from '@keydence/identity';
import {
  clientId,
  clientSecret,
  type FakeOidcProvider,
  startFakeOidcProvider,
} from './fake-oidc-provider.ts';
import { type RunningIdentity, siteUrl, startIdentity } from './identity-fixture.ts';

export const callbackPage = `${siteUrl}/auth/callback`;

/** A browser that follows redirects, keeps our cookies, and records the address of each step. */
export interface Browser {
  cookies: Map<string, string>;
  /** Requests a page; addresses of the site go to the test's server. */
  open(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Follows redirects to the last address. Returns the confirmation page of a link. */
  follow(url: string | URL): Promise<URL>;
}

export function createBrowser(running: RunningIdentity): Browser {
  const cookies = new Map<string, string>();
  const ours = `${siteUrl}/auth/v1`;
  const open = async (url: string | URL, init: RequestInit = {}) => {
    const address = String(url).replace(ours, running.url);
    const isOurs = address.startsWith(running.url);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, ...(isOurs && cookie && { cookie }) };
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const set of isOurs ? answer.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const follow = async (url: string | URL) => {
    const opened = await open(url);
    const answer = opened.status === 200 ? await open(url, { method: 'POST' }) : opened;
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status}: ${await answer.text()}`);
    return new URL(location, url);
  };
  return { cookies, open, follow };
}

export interface OAuthBrowser extends Browser {
  running: RunningIdentity;
  provider: FakeOidcProvider;
  /** Goes to the provider, by `/authorize` or directly, and back; returns the callback address. */
  visitProvider(url: string): Promise<URL>;
  /** Opens the callback; returns the next address. */
  openCallback(callback: URL): Promise<URL>;
  close(): Promise<void>;
}

export async function startOAuthBrowser(
  database: DatabaseHandle,
  settings: Partial<IdentitySettings> = {},
): Promise<OAuthBrowser> {
  const provider = await startFakeOidcProvider();
  const { issuer } = provider;
  const google = { name: 'google', issuer, clientIds: [clientId, 'mobile-app'], clientSecret };
  const running = await startIdentity(database, { settings: { oidcProviders: [google], ...settings } });
  const browser = createBrowser(running);
  const { follow } = browser;
  return {
    ...browser,
    running,
    provider,
    visitProvider: async (url) => follow(url.startsWith(issuer) ? url : await follow(url)),
    openCallback: (callback) => follow(`${running.url}/callback${callback.search}`),
    close: async () => {
      await running.close();
      await provider.close();
    },
  };
}

export function hashOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}
