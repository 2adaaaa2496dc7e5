import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
const problems: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await startWithSampleData(page);
  await page.goto('/dashboard?section=competitors');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.afterAll(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

const cards = () => page.getByRole('article');
const count = () => page.getByRole('status').filter({ hasText: /competitors?( |:|$)/ });
const nameOfFirst = async () =>
  ((await cards().first().getByRole('heading', { level: 2 }).textContent()) ?? '').trim();

test('competitors are listed with their gaps, and filtered by the URL', async () => {
  await expect(page.getByRole('heading', { name: 'Competitor Analysis' })).toBeVisible();
  await expectAccessible(page);
  const all = await cards().count();
  await page.getByRole('button', { name: /^High overlap/ }).click();
  await expect(page).toHaveURL(/filter=high-overlap/);
  await expect(count()).toContainText(`of ${all} competitors: an overlap of 70% or more`);
  expect(await cards().count()).toBeLessThan(all);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(cards()).toHaveCount(all);
});

test('a card expands over the whole width, keeps the focus, and opens again from its link', async () => {
  const name = await nameOfFirst();
  const narrow = (await cards().first().boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: `See more: ${name}` }).press('Enter');
  const fewer = page.getByRole('button', { name: `Minimize: ${name}` });
  await expect(fewer).toBeFocused();
  await expect(page).toHaveURL(/competitor=/);
  await expect(page.getByRole('table')).toBeVisible();
  expect((await cards().first().boundingBox())?.width).toBeGreaterThan(narrow * 1.5);
  await page.reload();
  await expect(fewer).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
});
