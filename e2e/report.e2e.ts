import { expect, type Page, test } from '@playwright/test';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  await page.goto('/dashboard?section=reports');
  await expect(page.getByRole('heading', { name: 'AI Health Score' })).toBeVisible();
});

test.afterAll(() => page.context().close());

test('six opportunities, all of them on demand', async () => {
  const section = page.getByRole('region', { name: 'High Priority Opportunities' });
  await expect(section.getByRole('article')).toHaveCount(6);
  await section.getByRole('button', { name: /^View All \d+$/ }).click();
  expect(await section.getByRole('article').count()).toBeGreaterThan(6);
  await section.getByRole('button', { name: 'Show Top 6' }).click();
  await expect(section.getByRole('article')).toHaveCount(6);
});

test('the evidence of a sentence opens, survives a reload and leads to the keyword', async () => {
  const actions = page.getByRole('region', { name: 'Strategic Actions' });
  await actions
    .getByRole('button', { name: /^Evidence: .*keyword/ })
    .first()
    .click();
  await expect(page).toHaveURL(/evidence=/);
  await page.reload();
  const drawer = page.getByRole('dialog', { name: 'Evidence' });
  await expect(drawer.getByRole('region', { name: 'Keywords' })).toBeVisible();
  const link = drawer.locator('a[href*="section=keywords"]').first();
  const keyword = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: keyword, exact: true })).toBeVisible();
});
