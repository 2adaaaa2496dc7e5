import { expect, type Page, test } from '@playwright/test';
import { expectRegionAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

/** Longer than the interval in which a tab detects a refresh of another one. */
const noticeTimeout = 30_000;
let page: Page;

async function openKeywords(tab: Page) {
  await tab.goto('/dashboard?section=keywords');
  await expect(tab.getByRole('article').first()).toBeVisible();
}

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  await openKeywords(page);
});

test.afterAll(() => page.context().close());

test('a refresh shows its progress, keeps the list, and ends with its result', async () => {
  const says = page.getByText(/^Rankings: /).waitFor();
  await page.getByRole('button', { name: 'Refetch Rankings' }).click();
  await says;
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/^[\d,]+ checked, 0 failed$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refetch Rankings' })).toBeEnabled();
  await expect(page.getByText(/^Rankings:/)).toBeHidden();
});

test('a refresh continues without the tab that started it, and another tab shows its result', async () => {
  const other = await page.context().newPage();
  await openKeywords(other);
  const started = page.waitForResponse((response) => response.url().includes('refreshes.start'));
  await page.getByRole('button', { name: 'Refetch Keywords' }).click();
  expect((await started).status()).toBe(200);
  await page.goto('about:blank');
  await expect(other.getByText(/^[\d,]+ added, [\d,]+ updated$/)).toBeVisible({ timeout: noticeTimeout });
  await other.close();
  await openKeywords(page);
});

test('a running refresh is accessible, and survives a reload', async () => {
  // One card covers the running state like twenty, and is checked in a tenth of the time.
  // The longest text is a substring of no other.
  const texts = await page.getByRole('article').getByRole('heading').allTextContents();
  const name = texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  await page.goto(`/dashboard?section=keywords&search=${encodeURIComponent(name)}`);
  const refetch = page.getByRole('button', { name: 'Refetch Rankings' });
  await expect(refetch).toBeEnabled();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Hides the end of the refresh from the page.
  await page.route(
    ({ pathname }) => /refreshes\.(list|watch)/.test(pathname),
    () => {},
  );
  await refetch.click();
  await expect(page.getByText(/^Rankings: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refreshing...' })).toBeDisabled();
  await expectRegionAccessible(page.getByRole('main'));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(refetch).toBeEnabled();
});
