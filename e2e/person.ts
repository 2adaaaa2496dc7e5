import { expect, type Page } from '@playwright/test';
import { listMails, readMail } from './mailbox.ts';

/** Where the application keeps its session in the local storage. */
const sessionKey = 'keydence.session';

/** An address that no other run has used. */
export function freshAddress(): string {
  return `person-${crypto.randomUUID()}@mail.example`;
}

/** Signs in with the mailed code, from the sign-in page to the application. */
export async function signIn(page: Page, address: string): Promise<void> {
  await typeMailedCode(page, address);
  await page.waitForURL(/\/(dashboard|onboarding)/);
}

/** First step of a sign-in, with the mailed code; the next page depends on the user. */
export async function typeMailedCode(page: Page, address: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('textbox', { name: /email/i }).fill(address);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  const { code } = await readMail(address);
  if (!code) throw new Error('the mail has no code');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** A signed-in user whose workspace has the sample site, on the filled dashboard. */
export async function startWithSampleData(
  page: Page,
  address = freshAddress(),
  { setupMs = 45_000 } = {},
): Promise<string> {
  await signInByRequest(page, address);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible({ timeout: setupMs });
  return address;
}

/** Each worker is a process of its own, so no two have the same reader. */
let reader: string | null = null;

/**
 * Opens the sample workspace shared by files of a worker. Each call signs in: no two contexts share a session or local
 * data. A file has its own user if others could notice what it leaves, or if it needs an untouched sample.
 */
export async function startReading(page: Page): Promise<void> {
  if (reader === null) {
    reader = await startWithSampleData(page);
    return;
  }
  await signInByRequest(page, reader);
  await page.goto('/dashboard');
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
}

/** A signed-in user whose workspace has a domain without numbers, on the dashboard: nothing is computed for it. */
export async function startWithoutData(page: Page, address = freshAddress()): Promise<string> {
  await signInByRequest(page, address);
  await addWorkspaceWithoutData(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
  return address;
}

/** A workspace of the signed-in user with the sample site, in a country without sample numbers. */
export async function addWorkspaceWithoutData(page: Page, name = 'Brewlane'): Promise<void> {
  const data = { name, domain_url: 'brewlane.example', location_name: 'Japan' };
  const headers = { authorization: `Bearer ${await readAccessToken(page)}` };
  const answer = await page.request.post('/api/companies', { headers, data });
  expect(answer.status()).toBeLessThan(300);
}

export function readAccessToken(page: Page): Promise<string> {
  return page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }).access_token,
    sessionKey,
  );
}

/** Signs in with the mailed code by requests, in a fraction of the time of the pages, which have their own journeys. */
async function signInByRequest(page: Page, address: string): Promise<void> {
  // A page of the origin that has no script.
  await page.goto('/robots.txt');
  const known = listMails(address).length;
  await postAsPage(page, '/auth/v1/otp', { email: address });
  await expect.poll(() => listMails(address).length, { intervals: [20] }).toBeGreaterThan(known);
  const { code: token } = await readMail(address);
  const session = await postAsPage(page, '/auth/v1/verify', { type: 'email', email: address, token });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
}

/** As the page's browser, which the session names. Returns the response. */
async function postAsPage(page: Page, path: string, data: object): Promise<unknown> {
  const headers = { 'user-agent': await page.evaluate(() => navigator.userAgent) };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}
