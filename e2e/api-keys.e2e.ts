import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { listMails } from './mailbox.ts';
import { startWithoutData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let address: string;
let token: string;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  address = await startWithoutData(page);
});

test.afterAll(() => page.context().close());

const card = () => page.getByRole('region', { name: 'API keys' });
const ask = (method: 'get' | 'post', path: string, data?: object) =>
  page.request[method](path, { headers: { authorization: `Bearer ${token}` }, ...(data && { data }) });

test('a key is created from the command palette, by keyboard only, and shown once', async () => {
  await expect(page.getByRole('button', { name: /Search or jump to/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search pages/ }).fill('create api key');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Nightly report');
  await page.keyboard.press('Enter');
  const shown = page.getByLabel('API key', { exact: true });
  await expect(shown).toHaveValue(/^kd_\w{49}$/);
  await expect(shown).toBeFocused();
  token = await shown.inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  await page.reload();
  await expect(card().getByRole('listitem')).toContainText(`kd_…${token.slice(-4)}`);
  expect(await page.content()).not.toContain(token);
});

test('the owner gets an e-mail about the key', async () => {
  const readSubjects = () => listMails(address).map(({ subject }) => subject);
  await expect.poll(readSubjects).toContain('An API key was created: Nightly report');
});

test('the key reads, and changes nothing', async () => {
  const companies = await ask('get', '/api/companies');
  expect(companies.status()).toBe(200);
  expect((await ask('post', '/api/companies', { name: 'Taken' })).status()).toBe(403);
  await page.reload();
  await expect(card().getByRole('listitem')).toContainText('last used');
  await expectRegionAccessible(card());
});

test('a revoked key is refused', async () => {
  await card()
    .getByRole('button', { name: /^Revoke Nightly report/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this API key?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(card().getByText('No API keys yet')).toBeVisible();
  expect((await ask('get', '/api/companies')).status()).toBe(401);
  const activity = page.getByRole('list', { name: 'Account activity' }).getByRole('listitem');
  await expect(activity.first()).toContainText('API key revoked');
  await expect(activity.nth(1)).toContainText('API key created');
});
