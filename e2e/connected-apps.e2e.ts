import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { listMails } from './mailbox.ts';
import { addWorkspaceWithoutData, freshAddress, startReading, typeMailedCode } from './person.ts';
import { settings } from './settings.ts';

const auth = `http://localhost:${settings.port}/auth/v1`;
const home = 'https://other.example';
const verifier = randomBytes(32).toString('base64url');

let clientId: string;

test.beforeAll(async () => {
  const env = { ...process.env, DATA_DIR: settings.dataDir };
  const key = execFileSync(process.execPath, ['../apps/server/dist/main.js', 'service-key'], { env })
    .toString()
    .trim();
  const answer = await fetch(`${auth}/admin/oauth/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({
      client_name: 'Other',
      redirect_uris: [`${home}/back`],
      token_endpoint_auth_method: 'none',
    }),
  });
  clientId = (await answer.json()).client_id;
});

test.beforeEach(({ page }) =>
  page.route(`${home}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' }),
  ),
);

/** Opens the address to which the application sends its users. */
async function askForConsent(page: Page): Promise<void> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${home}/back`,
    response_type: 'code',
    scope: 'openid email',
    state: 'a state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`${auth}/oauth/authorize?${query}`);
}

async function readWayBack(page: Page): Promise<Record<string, string>> {
  await page.waitForURL(`${home}/back?*`);
  return Object.fromEntries(new URL(page.url()).searchParams);
}

async function trade(code: string): Promise<{ access_token: string }> {
  const form = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier };
  const answer = await fetch(`${auth}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, redirect_uri: `${home}/back` }),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

test('a visitor signs in, allows an application, and disconnects it on the profile', async ({ page }) => {
  test.slow();
  const address = freshAddress();
  await askForConsent(page);
  await page.waitForURL(/\/signin/);
  await typeMailedCode(page, address);
  await expect(page.getByRole('heading', { name: 'Sign in to Other?' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    'An identifier of your account',
    'Your e-mail address',
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Allow' }).click();
  const back = await readWayBack(page);
  expect(back).toMatchObject({ code: expect.any(String), state: 'a state', iss: auth });
  const { access_token } = await trade(back.code ?? '');
  const readUser = () =>
    fetch(`${auth}/oauth/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
  expect(await (await readUser()).json()).toMatchObject({ email: address });
  await expect
    .poll(() => listMails(address).map(({ subject }) => subject))
    .toContain('An application was connected to your Keydence account');

  await page.goto('/onboarding');
  await addWorkspaceWithoutData(page);
  await page.goto('/dashboard?section=profile');
  const card = page.getByRole('region', { name: 'Connected applications' });
  await expect(card.getByText(/^Connected .+, last used /).last()).toBeVisible();
  await expectRegionAccessible(card);
  await card.getByRole('button', { name: 'Disconnect: Other' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disconnect Other?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(card.getByText('No application is connected.')).toBeVisible();
  expect((await readUser()).status).toBe(403);
});

test('a user declines on a phone, and the application learns only that', async ({ page }) => {
  await startReading(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await askForConsent(page);
  await expect(page.getByRole('heading', { name: 'Sign in to Other?' })).toBeVisible();
  await expectRegionAccessible(page.locator('body'));
  await page.getByRole('button', { name: 'Deny' }).click();
  const { code, ...back } = await readWayBack(page);
  expect(code).toBeUndefined();
  expect(back).toMatchObject({ error: 'access_denied', state: 'a state' });
});
