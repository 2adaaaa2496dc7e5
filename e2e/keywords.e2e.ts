import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  await page.goto('/dashboard?section=keywords');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.afterAll(() => page.context().close());

const countOf = () => page.getByRole('status').filter({ hasText: /keywords?$/ });

test('a deleted keyword leaves the list, and Undo brings it back', async () => {
  const before = (await countOf().textContent()) ?? '';
  const card = page.getByRole('article').first();
  const text = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Delete "${text}"` }).click();
  await expect(page.getByText(`Are you sure you want to delete "${text}"?`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: text, exact: true })).toBeHidden();
  await expect(countOf()).not.toHaveText(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(countOf()).toHaveText(before);
});

test('pasted keywords are added, and known ones counted', async () => {
  const known = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: 'Add keywords' }).click();
  await page.getByLabel('Keywords, one per line').fill(`${known}\nnovel bread idea\nNovel  Bread idea`);
  await expect(page.getByText('2 keywords will be sent.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 added, 1 already tracked')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('novel bread');
  await expect(page.getByRole('heading', { name: 'novel bread idea' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
});

test('both refetches run and the list stays', async () => {
  for (const name of ['Refetch Keywords', 'Refetch Rankings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toBeEnabled();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await expect(page.getByText(/checked, \d+ failed/)).toBeVisible();
});
