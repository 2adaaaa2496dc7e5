import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { readIdpMetadata } from '@keydence/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFakeSamlProvider, type FakeSamlProvider } from './fake-saml-provider.ts';
import { siteUrl, uniqueAddress } from './identity-fixture.ts';
import {
  type Browser,
  callbackPage,
  createBrowser,
  hashOf,
  type OAuthBrowser,
  startOAuthBrowser,
} from './oauth-fixture.ts';

let database: DatabaseHandle;
let site: OAuthBrowser;
let idp: FakeSamlProvider;
let victim: Browser;
let attacker: Browser;

beforeAll(async () => {
  database = await createTestDatabase();
  idp = createFakeSamlProvider(() => site.running.now());
  const company = { id: crypto.randomUUID(), domains: ['company.example'], ...readIdpMetadata(idp.metadata) };
  site = await startOAuthBrowser(database, { samlProviders: [company] });
});
afterAll(async () => {
  await site.close();
  await database.close();
});
beforeEach(() => {
  victim = createBrowser(site.running);
  attacker = createBrowser(site.running);
  site.provider.person = newPerson();
});

const newPerson = () => ({ sub: crypto.randomUUID(), email: uniqueAddress(), email_verified: true });
const authorize = () => `${site.running.url}/authorize?provider=google&redirect_to=${callbackPage}`;

/** Signs in at the provider; returns the unopened callback address. */
async function visitProvider(browser: Browser, url = authorize()): Promise<string> {
  const answer = await browser.follow(await browser.follow(url));
  return `${site.running.url}/callback${answer.search}`;
}

const refusalOf = (target: URL) => ({
  ...hashOf(target),
  ...Object.fromEntries(target.searchParams),
});
const foreign = {
  error_code: 'bad_oauth_state',
  error_description: 'This sign-in was started in another browser. Start it again in this one.',
};

/**
 * Starts a link as a program does; this browser keeps the response's cookie if the page is of our
 * site.
 */
async function beginLink(token: string, browser?: Browser): Promise<string> {
  const url = `${site.running.url}/user/identities/authorize?provider=google&skip_http_redirect=true`;
  const init = { headers: { authorization: `Bearer ${token}` } };
  const answer = await (browser ? browser.open(url, init) : fetch(url, init));
  return ((await answer.json()) as { url: string }).url;
}

async function openAccount() {
  const client = site.running.newClient();
  const email = uniqueAddress();
  const { access_token: token, user } = await site.running.signIn(client, email);
  const providersOf = async () =>
    ((await client.getUserIdentities()).data?.identities ?? []).map(({ provider }) => provider);
  return { token, email, userId: user.id, providersOf };
}

describe("a provider's callback", () => {
  it('signs in the browser that started it, also with two parallel sign-ins', async () => {
    const first = await visitProvider(victim);
    site.provider.person = newPerson();
    const second = await visitProvider(victim);
    for (const callback of [first, second])
      expect(hashOf(await victim.follow(callback))).toHaveProperty('access_token');
  });

  it('refuses a browser that did not start it, with or without its own sign-in', async () => {
    const callback = await visitProvider(attacker);
    expect(refusalOf(await victim.follow(callback))).toMatchObject(foreign);
    await visitProvider(victim);
    expect(refusalOf(await victim.follow(callback))).toMatchObject(foreign);
    expect(hashOf(await attacker.follow(callback))).toHaveProperty('access_token');
  });

  it('refuses a form posted by another site', async () => {
    const callback = new URL(await visitProvider(attacker));
    const body = callback.searchParams;
    const posted = await victim.open(`${callback.origin}${callback.pathname}`, { method: 'POST', body });
    const next = new URL(posted.headers.get('location') ?? '', callback);
    expect(refusalOf(await victim.follow(next))).toMatchObject(foreign);
  });

  it('uses a cookie that scripts and other sites cannot read', async () => {
    const answer = await victim.open(authorize());
    expect(answer.headers.get('set-cookie')).toMatch(
      /^keydence-sign-in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await startOAuthBrowser(database, {
      callbackUrl: 'https://keydence.example/auth/v1/callback',
    });
    const https = await fetch(`${secure.running.url}/authorize?provider=google`, { redirect: 'manual' });
    await secure.close();
    expect(https.headers.get('set-cookie')).toMatch(
      /^__Host-keydence-sign-in=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

describe('the linking of an identity', () => {
  it('needs no confirmation in the browser that started it', async () => {
    const owner = await openAccount();
    const url = await beginLink(owner.token, victim);
    expect(url.startsWith(`${siteUrl}/auth/v1/authorize/continue?flow=`)).toBe(true);
    expect((await victim.open(url)).status).toBe(303);
    await victim.follow(await visitProvider(victim, url));
    expect(await owner.providersOf()).toEqual(['email', 'google']);
  });

  it('names the account in any other browser, and links only after confirmation', async () => {
    const stranger = await openAccount();
    const url = await beginLink(stranger.token, attacker);
    const page = await victim.open(url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(stranger.email)]);
    const forged = await createBrowser(site.running).open(url, { method: 'POST' });
    expect([forged.status, await forged.text()]).toEqual([200, expect.stringContaining(stranger.email)]);
    expect(await stranger.providersOf()).toEqual(['email']);
  });

  it('works for a program of another site, which stores no cookies', async () => {
    const owner = await openAccount();
    await victim.follow(await visitProvider(victim, await beginLink(owner.token)));
    expect(await owner.providersOf()).toEqual(['email', 'google']);
  });

  it('ends in the browser that took it over', async () => {
    const stranger = await openAccount();
    const url = await beginLink(stranger.token, attacker);
    const callback = await visitProvider(attacker, url);
    expect(refusalOf(await victim.follow(callback))).toMatchObject(foreign);
    expect((await victim.open(url, { method: 'POST' })).status).toBe(200);
    expect((await victim.open(url, { method: 'POST' })).status).toBe(400);
    expect(await stranger.providersOf()).toEqual(['email']);
  });

  it.each(['', 'invented'])('is not taken over by the text %j', async (flow) => {
    const answer = await victim.open(`${site.running.url}/authorize/continue?flow=${flow}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error_code: 'bad_oauth_state' }]);
  });
});

describe("a company's answer", () => {
  const acs = () => `${site.running.url}/sso/saml/acs`;
  async function startSso(browser: Browser): Promise<string> {
    const { data } = await site.running
      .newClient()
      .signInWithSSO({ domain: 'company.example', options: { skipBrowserRedirect: true } });
    return (await browser.follow(data?.url ?? '')).href;
  }

  it('comes without the cookie, is posted again by our own page, and signs in', async () => {
    const form = idp.answer(await startSso(victim));
    const first = await fetch(acs(), { method: 'POST', body: new URLSearchParams(form) });
    const page = await first.text();
    const fields = Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(fields).toEqual({ ...form, keydence_bounced: '1' });
    expect(first.headers.get('content-security-policy')).toContain("script-src 'sha256-");
    const again = await victim.open(acs(), { method: 'POST', body: new URLSearchParams(fields) });
    expect(hashOf(new URL(again.headers.get('location') ?? ''))).toHaveProperty('access_token');
  });

  it('signs in no browser that did not begin', async () => {
    const form = { ...idp.answer(await startSso(attacker)), keydence_bounced: '1' };
    const answer = await victim.open(acs(), { method: 'POST', body: new URLSearchParams(form) });
    const target = new URL(answer.headers.get('location') ?? '');
    expect(refusalOf(target)).toMatchObject({ error_description: foreign.error_description });
  });
});
