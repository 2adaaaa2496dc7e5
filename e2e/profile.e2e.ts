import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { signIn, startWithoutData } from './person.ts';

test.describe.configure({ mode: 'serial' });

const settings = '/dashboard?section=profile';
const picture = fileURLToPath(new URL('../apps/web/public/pictures/icon-512.png', import.meta.url));

let page: Page;
let address: string;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  address = await startWithoutData(page);
});

test.afterAll(() => page.context().close());

const chooser = () => page.locator('input[type=file]');

test('a name is saved by keyboard only and survives a reload', async () => {
  await page.goto(settings);
  await expect(page.getByRole('heading', { name: 'Profile Settings', level: 1 })).toBeVisible();
  const name = page.getByLabel('Full Name');
  await name.focus();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Enter');
  const note = page.getByText('Profile updated successfully!');
  await expect(note).toBeVisible();
  await expect(note).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue('Ada Lovelace');
});

test('a picture appears here and in the user menu, and a wrong file is refused', async () => {
  const button = page.getByRole('button', { name: 'Choose profile picture' });
  await expect(button).toBeVisible();
  await chooser().setInputFiles({
    name: 'me.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  const refusal = page.getByRole('alert').filter({ hasText: 'Please select a valid image file' });
  await expect(refusal).toHaveText('Please select a valid image file (JPEG, PNG, GIF, or WebP).');
  await chooser().setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(refusal).toBeVisible();
  await chooser().setInputFiles(picture);
  await expect(page.getByText('Profile picture updated successfully!')).toBeVisible();
  await expect(refusal).toBeHidden();
  const shown = page.getByRole('img', { name: 'Your profile picture' });
  await expect(shown).toHaveAttribute('src', /^\/files\/[\w-]{32}\.webp$/);
  const isDrawn = (image: HTMLImageElement | SVGElement) =>
    image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
  await expect.poll(() => shown.evaluate(isDrawn)).toBe(true);
  const inMenu = page.getByRole('button', { name: /User menu/ }).locator('img');
  await expect.poll(() => inMenu.evaluate(isDrawn)).toBe(true);
  await expectAccessible(page);
});

test('a session elsewhere is listed, and loses access immediately when it is ended', async ({ browser }) => {
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, address);
  // A closed page notices the end only when it is reopened.
  await elsewhere.goto('about:blank');
  await page.reload();
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').first()).toContainText('Chrome on Linux');
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await list.getByRole('button', { name: /^Sign out of Chrome on Linux/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toBeFocused();
  await elsewhere.goto(settings);
  await expect(elsewhere).toHaveURL(/\/signin/);
  await expect(elsewhere.getByText('Session expired. Please sign in again.')).toBeVisible();
  await elsewhere.context().close();
});

/** A program that signs in with a mailed code, and signs out. */
async function visitWithProgram() {
  const email = address;
  await page.request.post('/auth/v1/otp', { data: { email } });
  const { code: token } = await readMail(email);
  const signedIn = await page.request.post('/auth/v1/verify', { data: { type: 'email', email, token } });
  const { access_token } = await signedIn.json();
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await page.request.post('/auth/v1/logout?scope=local', { headers })).status()).toBe(204);
}

test('the account activity is listed, newest first, and more on demand', async () => {
  await visitWithProgram();
  await visitWithProgram();
  await page.reload();
  const rows = page.getByRole('list', { name: 'Account activity' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Signed out');
  await expect(rows.nth(1)).toContainText('Signed in with a code or link');
  const more = page.getByRole('button', { name: 'Show earlier activity' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(7);
  await expect(rows.last()).toContainText('Chrome on Linux');
  await expect(page.getByRole('list', { name: 'Account activity' })).toBeFocused();
  await expectRegionAccessible(page.getByRole('list', { name: 'Account activity' }));
});

test('the personal data is exported as a file', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('keydence-account.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile).toMatchObject({ email: address, full_name: 'Ada Lovelace' });
  expect(data.sessions).toHaveLength(1);
  expect(data.workspaces).toMatchObject([{ role: 'owner' }]);
});

test('an account is deleted by keyboard only, and its address starts with a new account', async () => {
  await page.getByRole('button', { name: 'Delete my account' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  const confirmation = dialog.getByLabel(`Type ${address} to confirm`);
  await expect(confirmation).toBeVisible();
  await expect(dialog.getByText('1 domain', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await confirmation.focus();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await signIn(page, address);
  await expect(page).toHaveURL(/\/onboarding/);
});
