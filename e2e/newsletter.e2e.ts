import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { freshAddress } from './person.ts';

const thanks = /Thanks for subscribing!/;
const failed = 'Something went wrong. Please try again.';

async function fillIn(page: Page, address: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

async function followMail(page: Page, address: string, wanted: RegExp): Promise<void> {
  const { links } = await readMail(address);
  const link = links.find((url) => wanted.test(url));
  expect(link).toBeDefined();
  await page.goto(link ?? '');
}

test('the form shows each of its states in place, and can be sent again after a failure', async ({
  page,
}) => {
  await page.goto('/privacy');
  let open: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('/', async (route) => {
    await gate;
    await route.abort();
  });
  await fillIn(page, 'not an address');
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
  const address = freshAddress();
  await fillIn(page, address);
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible();
  open();
  await expect(page.getByText(failed)).toBeVisible();
  await expectRegionAccessible(page.locator('form').filter({ has: page.getByText(failed) }));

  await page.unroute('/');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText(thanks)).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeHidden();
  expect((await readMail(address)).to).toBe(address);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sign-up, its confirmation and the unsubscription are pages', async ({ page }) => {
    const address = freshAddress();
    await page.goto('/');
    await fillIn(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for subscribing!');

    await followMail(page, address, /newsletter\/confirm/);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed');

    await followMail(page, address, /newsletter\/unsubscribe/);
    await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');

    await page.goto('/newsletter/confirm?token=old');
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  });
});

test('an unknown page says so, names the path, and links to the home page', async ({ page }) => {
  const answer = await page.goto('/no/<b>such</b>/page');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page).toHaveTitle('Keydence /no/%3Cb%3Esuch%3C/b%3E/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
