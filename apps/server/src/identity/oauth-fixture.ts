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

/** A browser that follows redirects and shows where each step led. */
export interface OAuthBrowser {
  running: RunningIdentity;
  provider: FakeOidcProvider;
  /** Goes to the provider, by `/authorize` or directly, and back; returns the callback's address. */
  visitProvider(url: string): Promise<URL>;
  /** Follows the provider's answer; returns where the callback leads. */
  openCallback(callback: URL): Promise<URL>;
  close(): Promise<void>;
}

/** The identity API with a fake provider that it knows as `google`. */
export async function startOAuthBrowser(
  database: DatabaseHandle,
  settings: Partial<IdentitySettings> = {},
): Promise<OAuthBrowser> {
  const provider = await startFakeOidcProvider();
  const { issuer } = provider;
  const google = { name: 'google', issuer, clientIds: [clientId, 'mobile-app'], clientSecret };
  const running = await startIdentity(database, { settings: { oidcProviders: [google], ...settings } });
  return {
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

async function follow(url: string | URL): Promise<URL> {
  const answer = await fetch(url, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`${answer.status}: ${await answer.text()}`);
  return new URL(location);
}

/** What an address has in its hash. */
export function hashOf(url: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}
