import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
});

test.afterAll(() => page.context().close());

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('an accepted keyword is listed in the ledger with its prediction, and opens its details', async () => {
  await page.goto('/dashboard?section=predictions');
  await expect(page.getByText('No predictions yet')).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
  await page.goto('/dashboard?section=keywords&search=espresso');
  const accept = page.getByRole('button', { name: /^Accept: / }).first();
  const keyword = (await accept.getAttribute('aria-label'))?.replace('Accept: ', '') ?? '';
  await accept.click();
  await expect(page.getByRole('button', { name: `Accepted: ${keyword}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: `Accepted: ${keyword}` })).toBeVisible();
  await page.goto('/dashboard?section=predictions');
  await expect(rows()).toHaveCount(1);
  await expect(rows().first()).toContainText(/due/);
  await expectAccessible(page);
  await rows().first().getByRole('link', { name: keyword }).click();
  await expect(page.getByRole('dialog')).toContainText(keyword);
});

test('filters are in the URL, and an immediate undo deletes the prediction', async () => {
  await page.goto('/dashboard?section=predictions');
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Reached');
  await expect(page.getByText('No predictions match these filters')).toBeVisible();
  await expect(page).toHaveURL(/outcome=came_true/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows()).toHaveCount(1);
  await page.goto('/dashboard?section=keywords&search=espresso');
  await page
    .getByRole('button', { name: /^Accept: / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/is no longer accepted/)).toBeVisible();
  await page.goto('/dashboard?section=predictions');
  await expect(rows()).toHaveCount(1);
});
