import { expect, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { freshAddress, signIn, startWithoutData } from './person.ts';

test('a user signs in with the mailed link', async ({ page }) => {
  const address = freshAddress();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByRole('textbox', { name: /email/i }).fill(address);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page);

  const mail = await readMail(address);
  const link = mail.links.find((target) => target.includes('/auth/confirm'));
  if (!link) throw new Error('the mail has no sign-in link');
  // Printed at the start of the server; it opens the mailbox once.
  await page.goto(process.env.MAILBOX_ADDRESS ?? '');
  await expect(page.getByText(address).first()).toBeVisible();
  await page.goto(`/dev/mailbox?to=${encodeURIComponent(address)}`);
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Explore with sample data' })).toBeVisible();
});

test('a wrong code is refused and the right one still works', async ({ page }) => {
  const address = freshAddress();
  await page.goto('/signin');
  await page.getByRole('textbox', { name: /email/i }).fill(address);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  const { code } = await readMail(address);
  const wrong = code === '000000' ? '000001' : '000000';
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(wrong);
  await expect(page.getByText('That code is not right, or no longer works.')).toBeVisible();
});

test('signing out ends the session everywhere', async ({ page }) => {
  await startWithoutData(page);
  await page.getByRole('button', { name: /account|user menu/i }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/signin/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth')))).toEqual(
    [],
  );
  await page.goto('/dashboard');
  await page.waitForURL(/\/signin/);
});

test('the dashboard opens the requested page after sign-in', async ({ page }) => {
  await page.goto('/dashboard?section=keywords');
  await page.waitForURL(/\/signin/);
  const address = freshAddress();
  await page.getByRole('textbox', { name: /email/i }).fill(address);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  const { code } = await readMail(address);
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code ?? '');
  await page.waitForURL(/section=keywords/);
});

test('an unknown page is a real 404', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/Keydence.*no-such-page/);
});

test('onboarding checks the domain and names the error', async ({ page }) => {
  await signIn(page, freshAddress());
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /company/i }).fill('Acme');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /domain/i }).fill('not a domain');
  await expect(page.getByText(/Not in correct domain format/)).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
});
