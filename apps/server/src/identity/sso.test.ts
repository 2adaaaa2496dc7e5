import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { readIdpMetadata } from '@keydence/identity';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFakeSamlProvider, type FakeSamlProvider, type SamlAnswer } from './fake-saml-provider.ts';
import { type RunningIdentity, siteUrl, startIdentity } from './identity-fixture.ts';
import { type Browser, createBrowser, hashOf } from './oauth-fixture.ts';

const providerId = randomUUID();
const otherId = randomUUID();
const provider = `sso:${providerId}`;
const callbackPage = `${siteUrl}/auth/callback`;
const answerUrl = `${siteUrl}/auth/v1/sso/saml/acs`;

let database: DatabaseHandle;
let running: RunningIdentity;
let browser: Browser;
let idp: FakeSamlProvider;
let otherIdp: FakeSamlProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = () => running.now();
  idp = createFakeSamlProvider(now);
  otherIdp = createFakeSamlProvider(now);
  const samlProviders = [
    { id: providerId, domains: ['company.example'], ...readIdpMetadata(idp.metadata) },
    { id: otherId, domains: ['other.example'], ...readIdpMetadata(otherIdp.metadata) },
  ];
  running = await startIdentity(database, { settings: { samlProviders } });
  browser = createBrowser(running);
});
afterAll(async () => {
  await running.close();
  await database.close();
});

/** Starts and claims a sign-in; returns the identity provider's address. */
async function start(client: GoTrueClient = running.newClient()): Promise<string> {
  const options = { redirectTo: callbackPage, skipBrowserRedirect: true };
  const { data, error } = await client.signInWithSSO({ domain: 'company.example', options });
  expect(error).toBeNull();
  return goThere(data?.url);
}

const goThere = async (url = '') => (await browser.follow(url)).href;

/** Posts the provider's form; returns the redirect address. */
async function post(form: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams(form);
  const answer = await browser.open(`${running.url}/sso/saml/acs`, { method: 'POST', body });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const visit = async (changes?: Partial<SamlAnswer>) => post(idp.answer(await start(), changes));

/** Signs in with the tokens of the hash; returns the client. */
async function takeSession(target: URL): Promise<GoTrueClient> {
  const client = running.newClient();
  const { access_token = '', refresh_token = '' } = hashOf(target);
  expect((await client.setSession({ access_token, refresh_token })).error).toBeNull();
  return client;
}

describe('a sign-in at a company’s identity provider', () => {
  test('by domain ends with a session of a person whom it manages', async () => {
    const url = await start();
    expect(url.startsWith('https://idp.company.example/sign-in?SAMLRequest=')).toBe(true);
    const target = await post(idp.answer(url, { nameId: 'person-1' }));
    expect(target.origin + target.pathname).toBe(callbackPage);
    const client = await takeSession(target);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({
      is_sso_user: true,
      email: expect.stringMatching(/@company\.example$/),
      email_confirmed_at: expect.any(String),
      app_metadata: { provider, providers: [provider] },
      user_metadata: { full_name: 'Ann Example' },
      identities: [{ provider, id: 'person-1' }],
    });
    const claims = await client.getClaims();
    expect(claims.data?.claims.amr).toMatchObject([{ method: 'sso/saml' }]);
    const { error } = await client.updateUser({ password: 'a long new password' });
    expect(error).toMatchObject({ status: 422, code: 'user_sso_managed' });
    expect((await client.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
  });

  test('by provider id with a verifier ends with a code', async () => {
    const client = running.newClient('pkce');
    const { data } = await client.signInWithSSO({ providerId, options: { redirectTo: callbackPage } });
    const target = await post(idp.answer(await goThere(data?.url)));
    expect([...target.searchParams.keys()]).toEqual(['code']);
    expect(target.hash).toBe('');
    const session = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(session.error).toBeNull();
    expect(session.data.session?.user.app_metadata).toMatchObject({ provider });
  });

  test.each(['response', 'both'] as const)('counts with a signature over %s', async (signed) => {
    expect(hashOf(await visit({ signed }))).toHaveProperty('access_token');
  });

  test('brings a person back to the same user, and joins an account of the company’s domain', async () => {
    const email = `${randomUUID()}@company.example`;
    const mailed = await running.signIn(running.newClient(), email);
    const changes = { nameId: randomUUID(), attributes: { mail: email } };
    const first = await (await takeSession(await visit(changes))).getUser();
    expect(first.data.user?.id).toBe(mailed.user.id);
    expect(first.data.user?.is_sso_user).toBeUndefined();
    const again = await (await takeSession(await visit(changes))).getUser();
    expect(again.data.user?.id).toBe(mailed.user.id);
    const rows = await database.db
      .select()
      .from(schema.identities)
      .where(eq(schema.identities.providerId, changes.nameId));
    expect(rows).toHaveLength(1);
  });

  test('that begins without a client’s fetch redirects', async () => {
    const answer = await fetch(`${running.url}/sso`, {
      method: 'POST',
      body: JSON.stringify({ domain: 'Company.Example' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const next = await goThere(answer.headers.get('location') ?? '');
    expect(next).toMatch(/^https:\/\/idp\.company\.example\/sign-in\?/);
  });
});

describe('an answer opens nothing', () => {
  const past = () => new Date(running.now().getTime() - 120_000);
  const future = () => new Date(running.now().getTime() + 120_000);
  const refused: Record<string, [Partial<SamlAnswer> | (() => Partial<SamlAnswer>), string]> = {
    'without a signature': [{ signed: 'nothing' }, 'validation_failed'],
    'signed with SHA-1': [{ algorithm: 'sha1' }, 'validation_failed'],
    'signed by a stranger': [
      () => ({ key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey }),
      'validation_failed',
    ],
    'from another issuer': [() => ({ issuer: otherIdp.entityId }), 'saml_entity_id_mismatch'],
    'for another audience': [{ audience: 'https://elsewhere.example' }, 'validation_failed'],
    'for another recipient': [{ recipient: 'https://elsewhere.example/acs' }, 'validation_failed'],
    'to another request': [{ inResponseTo: `_${randomUUID()}` }, 'validation_failed'],
    'to no request': [{ inResponseTo: null }, 'validation_failed'],
    'out of date': [() => ({ notOnOrAfter: past() }), 'validation_failed'],
    'before its time': [() => ({ notBefore: future() }), 'validation_failed'],
    'without proof of the holder': [
      { method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' },
      'validation_failed',
    ],
    'without an address': [{ attributes: {}, nameId: 'person' }, 'saml_assertion_no_email'],
    'without a person': [{ nameId: '' }, 'saml_assertion_no_user_id'],
    'about a person who is another one next time': [
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
      'saml_assertion_no_user_id',
    ],
    'about a person of another domain': [
      { attributes: { email: 'ceo@other.example' } },
      'email_address_not_authorized',
    ],
  };
  test.each(Object.entries(refused))('%s', async (_, [changes, code]) => {
    const target = await visit(typeof changes === 'function' ? changes() : changes);
    expect(target.origin + target.pathname).toBe(callbackPage);
    expect(hashOf(target)).toMatchObject({ error_code: code, error_description: expect.any(String) });
    expect(target.href).not.toContain('access_token');
  });

  const read = (xml: string, pattern: RegExp) => pattern.exec(xml)?.[0] ?? '';
  const assertionOf = (xml: string) => read(xml, /<saml:Assertion.*<\/saml:Assertion>/s);
  const signatureOf = (xml: string) => read(xml, /<Signature.*<\/Signature>/s);
  /**
   * The signed assertion is valid; an attacker's assertion is placed where a parser may look for
   * it.
   */
  const evilOf = (xml: string) =>
    assertionOf(xml)
      .replace(signatureOf(xml), '')
      .replace(/ID="_a[^"]+"/, 'ID="_evil"')
      .replaceAll(/[\w-]+@company\.example/g, 'ceo@company.example');
  const wrappings: Record<string, (xml: string) => string> = {
    'changed after signing': (xml) => xml.replaceAll(/[\w-]+@company\.example/g, 'ceo@company.example'),
    'a second assertion before the signed one': (xml) =>
      xml.replace('<saml:Assertion', `${evilOf(xml)}<saml:Assertion`),
    'a second assertion after the signed one': (xml) =>
      xml.replace('</saml:Assertion>', `</saml:Assertion>${evilOf(xml)}`),
    'the signed one inside the attacker’s': (xml) =>
      xml.replace(
        assertionOf(xml),
        evilOf(xml).replace('</saml:Assertion>', `${assertionOf(xml)}</saml:Assertion>`),
      ),
    'the signed one inside an extension': (xml) =>
      xml.replace(assertionOf(xml), `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${evilOf(xml)}`),
    'the signature moved to the attacker’s': (xml) =>
      xml.replace(
        assertionOf(xml),
        evilOf(xml).replace(
          '</saml:Issuer>',
          `</saml:Issuer>${signatureOf(xml).replace('</Signature>', `<Object>${assertionOf(xml).replace(signatureOf(xml), '')}</Object></Signature>`)}`,
        ),
      ),
    'a document type': (xml) => `<!DOCTYPE Response [<!ENTITY who "ceo">]>${xml}`,
    'an id of a comment': (xml) => xml.replace(/(@company)(\.example<\/saml:NameID>)/, '$1<!-- -->$2x'),
    'not XML': () => 'nothing',
  };
  test.each(Object.entries(wrappings))('%s', async (_, tamper) => {
    const target = await post(idp.forge(await start(), tamper));
    expect(hashOf(target)).toMatchObject({ error: 'invalid_request', error_code: 'validation_failed' });
    expect(target.href).not.toContain('access_token');
    const email = 'ceo@company.example';
    expect(await database.db.select().from(schema.users).where(eq(schema.users.email, email))).toEqual([]);
  });

  test('twice, or to a request that has been answered', async () => {
    const url = await start();
    const form = idp.answer(url);
    expect(hashOf(await post(form))).toHaveProperty('access_token');
    for (const replayed of [form, idp.answer(url)])
      expect((await post(replayed)).searchParams.get('error_code')).toBe('saml_relay_state_not_found');
  });

  test('works once out of fifty parallel uses', async () => {
    const form = idp.answer(await start());
    const targets = await Promise.all(Array.from({ length: 50 }, () => post(form)));
    expect(targets.filter(({ hash }) => hash.includes('access_token'))).toHaveLength(1);
  });

  test('for a sign-in of another browser', async () => {
    const [mine, theirs] = [idp.answer(await start()), idp.answer(await start())];
    const target = await post({ ...mine, RelayState: theirs.RelayState });
    expect(hashOf(target)).toMatchObject({ error_code: 'validation_failed' });
  });

  test.each(['', 'x', randomUUID()])('for the unknown relay state %j', async (RelayState) => {
    const target = await post({ ...idp.answer(await start()), RelayState });
    expect(target.origin).toBe(siteUrl);
    expect(target.searchParams.get('error_code')).toBe('saml_relay_state_not_found');
  });

  test('ten minutes after the request', async () => {
    const url = await start();
    running.advanceClock(600_000);
    const target = await post(idp.answer(url));
    expect(target.searchParams.get('error_code')).toBe('saml_relay_state_expired');
  });
});

describe('the way to a provider', () => {
  test.each([
    [{}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    [
      { provider_id: providerId, domain: 'company.example' },
      400,
      'validation_failed',
      'Only one of provider_id or domain supported',
    ],
    [
      { domain: 'sub.company.example' },
      404,
      'sso_provider_not_found',
      'No SSO provider assigned for this domain',
    ],
    [{ provider_id: randomUUID() }, 404, 'sso_provider_not_found', 'No such SSO provider'],
    [{ domain: 'company.example', code_challenge: 'short' }, 400, 'validation_failed', expect.any(String)],
  ])('%j is refused', async (body, status, code, message) => {
    const answer = await fetch(`${running.url}/sso`, {
      method: 'POST',
      headers: { 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      status,
      body: { code, message },
    });
  });

  test('never returns to a stranger’s page', async () => {
    const client = running.newClient();
    const redirectTo = 'https://evil.example/';
    const { data } = await client.signInWithSSO({ providerId, options: { redirectTo } });
    expect((await post(idp.answer(await goThere(data?.url)))).origin).toBe(siteUrl);
  });

  test('is described by our metadata and settings', async () => {
    const answer = await fetch(`${running.url}/sso/saml/metadata`);
    expect(answer.headers.get('content-type')).toMatch(/^application\/samlmetadata\+xml/);
    const xml = await answer.text();
    expect(xml).toContain(`entityID="${siteUrl}/auth/v1/sso/saml/metadata"`);
    expect(xml).toContain(`Location="${answerUrl}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
    expect(await (await fetch(`${running.url}/settings`)).json()).toMatchObject({ saml_enabled: true });
  });

  test('is closed while no provider is set up', async () => {
    const closed = await startIdentity(database);
    try {
      const disabled = { status: 404, code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' };
      const { error } = await closed.newClient().signInWithSSO({ domain: 'company.example' });
      expect(error).toMatchObject(disabled);
      for (const [path, method] of [
        ['/sso/saml/metadata', 'GET'],
        ['/sso/saml/acs', 'POST'],
      ])
        expect((await fetch(closed.url + path, { method })).status).toBe(404);
      expect(await (await fetch(`${closed.url}/settings`)).json()).toMatchObject({ saml_enabled: false });
    } finally {
      await closed.close();
    }
  });
});

describe('the provider’s metadata', () => {
  const change = (from: string | RegExp, to: string) => idp.metadata.replace(from, to);
  test.each([
    ['nothing', () => '', /is not well-formed XML/],
    ['no XML', () => '<md:EntityDescriptor', /is not well-formed XML/],
    [
      'a document type',
      () => `<!DOCTYPE x>${idp.metadata.replace(/^<\?xml[^>]*>/, '')}`,
      /is not well-formed XML/,
    ],
    [
      'no identity provider',
      () => change(/IDPSSODescriptor/g, 'SPSSODescriptor'),
      /exactly one identity provider/,
    ],
    ['no name', () => change('entityID', 'id'), /names no entityID/],
    ['another binding', () => change('HTTP-Redirect', 'HTTP-POST'), /HTTP-Redirect binding/],
    [
      'an odd address',
      () => change('https://idp.company.example/sign-in', 'javascript:x'),
      /HTTP-Redirect binding/,
    ],
    ['no certificate', () => change('use="signing"', 'use="encryption"'), /no signing certificate/],
    [
      'a wish for signed requests',
      () => change('<md:IDPSSODescriptor', '<md:IDPSSODescriptor WantAuthnRequestsSigned="true"'),
      /signed requests/,
    ],
  ])('with %s is refused', (_, xml, reason) => {
    expect(() => readIdpMetadata(xml())).toThrow(reason);
  });
});
