import { type DatabaseHandle, schema } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import type { GoTrueClient } from '@supabase/auth-js';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { uniqueAddress } from './identity-fixture.ts';
import { callbackPage, hashOf, type OAuthBrowser, startOAuthBrowser } from './oauth-fixture.ts';

let database: DatabaseHandle;
let browser: OAuthBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  browser = await startOAuthBrowser(database);
});
afterEach(() => browser.close());

function newPerson() {
  return { sub: crypto.randomUUID(), email: uniqueAddress(), email_verified: true, name: 'Ada' };
}

async function signedIn(email = uniqueAddress()) {
  const client = browser.running.newClient();
  const session = await browser.running.signIn(client, email);
  return { client, email, userId: session.user.id };
}

/** Links the provider's user to the client's account; returns the browser's last address. */
async function link(client: GoTrueClient, person: Record<string, unknown>): Promise<URL> {
  browser.provider.person = person;
  const { data, error } = await client.linkIdentity({
    provider: 'google',
    options: { redirectTo: callbackPage, skipBrowserRedirect: true },
  });
  expect(error).toBeNull();
  return browser.openCallback(await browser.visitProvider(data.url ?? ''));
}

async function identitiesOf(client: GoTrueClient) {
  return (await client.getUserIdentities()).data?.identities ?? [];
}

test('an identity is linked, whatever address it has, and signs in from then on', async () => {
  const { client, email, userId } = await signedIn();
  const person = newPerson();
  expect(hashOf(await link(client, person))).toHaveProperty('access_token');
  expect((await identitiesOf(client)).map(({ provider }) => provider)).toEqual(['email', 'google']);
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({
    email,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
  });
  const token = await browser.provider.signIdToken(person);
  const again = await browser.running.newClient().signInWithIdToken({ provider: 'google', token });
  expect(again.data.user?.id).toBe(userId);
});

test('an identity is linked by an ID token', async () => {
  const { client, userId } = await signedIn();
  const token = await browser.provider.signIdToken(newPerson());
  const { data, error } = await client.linkIdentity({ provider: 'google', token });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(userId);
  expect(await identitiesOf(client)).toHaveLength(2);
});

test('its owner can read when an identity came and went', async () => {
  const { client, userId } = await signedIn();
  await link(client, newPerson());
  const google = (await identitiesOf(client)).find(({ provider }) => provider === 'google');
  if (google) await client.unlinkIdentity(google);
  const owner = await signedIn();
  const token = await browser.provider.signIdToken({ ...newPerson(), email: owner.email });
  const joined = await browser.running.newClient().signInWithIdToken({ provider: 'google', token });
  expect(joined.data.user?.id).toBe(owner.userId);
  const actionsOf = async (id: string) => {
    const { accountActivity: activity } = schema;
    const rows = await database.db
      .select()
      .from(activity)
      .where(eq(activity.userId, id))
      .orderBy(activity.id);
    return rows.map(({ action }) => action);
  };
  const linkedIn = ['signed_in', 'identity_linked', 'signed_in'];
  expect(await actionsOf(userId)).toEqual([...linkedIn, 'identity_unlinked']);
  expect(await actionsOf(owner.userId)).toEqual(linkedIn);
});

test('an identity belongs to one user', async () => {
  const person = newPerson();
  const [first, second] = [await signedIn(), await signedIn()];
  await link(first.client, person);
  for (const client of [first.client, second.client])
    expect(hashOf(await link(client, person))).toMatchObject({ error_code: 'identity_already_exists' });
  expect(await identitiesOf(second.client)).toHaveLength(1);
});

test('an identity is unlinked, but never the last one', async () => {
  const { client } = await signedIn();
  await link(client, newPerson());
  const google = (await identitiesOf(client)).find(({ provider }) => provider === 'google');
  expect(google).toBeDefined();
  if (!google) return;
  expect((await client.unlinkIdentity(google)).error).toBeNull();
  const [last] = await identitiesOf(client);
  expect(last?.provider).toBe('email');
  expect((await client.getUser()).data.user?.app_metadata.providers).toEqual(['email']);
  expect((await client.unlinkIdentity(google)).error).toMatchObject({
    status: 422,
    code: 'identity_not_found',
  });
  if (last)
    expect((await client.unlinkIdentity(last)).error).toMatchObject({
      code: 'single_identity_not_deletable',
    });
});

test('two parallel removals leave one identity', async () => {
  const { client } = await signedIn();
  await link(client, newPerson());
  const both = await identitiesOf(client);
  const answers = await Promise.all(both.map((identity) => client.unlinkIdentity(identity)));
  expect(answers.filter(({ error }) => error?.code === 'single_identity_not_deletable')).toHaveLength(1);
  expect(await identitiesOf(client)).toHaveLength(1);
});

test('a user cannot unlink another user’s identity', async () => {
  const [first, second] = [await signedIn(), await signedIn()];
  await link(first.client, newPerson());
  await link(second.client, newPerson());
  const [theirs] = await identitiesOf(first.client);
  expect(theirs && (await second.client.unlinkIdentity(theirs)).error).toMatchObject({
    code: 'identity_not_found',
  });
});

test('without a session nothing is linked', async () => {
  const paths = ['/user/identities/authorize?provider=google', `/user/identities/${crypto.randomUUID()}`];
  const [begin, end] = await Promise.all([
    fetch(browser.running.url + paths[0]),
    fetch(browser.running.url + paths[1], { method: 'DELETE' }),
  ]);
  expect([begin.status, end.status]).toEqual([401, 401]);
});

test('where linking is off, each way to it says so', async () => {
  await browser.close();
  browser = await startOAuthBrowser(database, { manualLinking: false });
  const { client } = await signedIn();
  const refusal = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' };
  const begun = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } });
  expect(begun.error).toMatchObject(refusal);
  const token = await browser.provider.signIdToken(newPerson());
  expect((await client.linkIdentity({ provider: 'google', token })).error).toMatchObject(refusal);
  const [identity] = await identitiesOf(client);
  expect(identity && (await client.unlinkIdentity(identity)).error).toMatchObject(refusal);
});
