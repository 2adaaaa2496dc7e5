import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startReading } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let keyword: string;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startReading(page);
  await page.goto('/dashboard?section=keywords&sort=rank_absolute&order=asc');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  keyword = (await card.getByRole('heading').textContent()) ?? '';
});

test.afterAll(() => page.context().close());

const drawer = () => page.getByRole('dialog', { name: keyword });

test('details of a keyword are saved and shown on its card', async () => {
  const open = page.getByRole('button', { name: `Details: ${keyword}`, exact: true });
  await open.click();
  await expect(page).toHaveURL(/keyword=/);
  await expect(drawer().getByText('No target page set')).toBeVisible();
  await drawer().getByLabel('Target page', { exact: true }).fill('https://elsewhere.example/landing');
  await drawer().getByPlaceholder('https://').press('Shift+Tab');
  await page.keyboard.type('Spring Launch');
  await page.keyboard.press('Enter');
  await drawer().getByLabel('Note', { exact: true }).fill('Ask Bo before the launch.');
  await expect(drawer().getByText('Unsaved changes')).toBeVisible();
  await drawer().getByRole('button', { name: 'Save' }).click();
  await expect(drawer().getByText('Saved', { exact: true })).toBeVisible();
  await expect(drawer().getByText('Ranks with another page')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer()).toBeHidden();
  await expect(open).toBeFocused();
  const card = page.getByRole('article').first();
  await expect(card.getByText('spring launch')).toBeVisible();
  await expect(card.getByText('Ranks with another page')).toBeVisible();
});

test('Escape and Back ask before discarding changes, and can keep them', async () => {
  await page.getByRole('button', { name: `Details: ${keyword}`, exact: true }).click();
  const note = drawer().getByLabel('Note', { exact: true });
  await note.fill('Never mind.');
  await expect(drawer().getByText('Unsaved changes')).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(note).toHaveValue('Never mind.');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/keyword=/);
  await expect(note).toHaveValue('Never mind.');
  await page.goBack();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(drawer()).toBeHidden();
  await expect(page).not.toHaveURL(/keyword=/);
});

test('the details open from their link, with the history as a table, and ask before discarding changes', async () => {
  await page.getByRole('button', { name: `Details: ${keyword}`, exact: true }).click();
  await page.reload();
  await expect(drawer().getByLabel('Note', { exact: true })).toHaveValue('Ask Bo before the launch.');
  await page.setViewportSize({ width: 320, height: 800 });
  const months = drawer()
    .locator('.recharts-xAxis-tick-labels text')
    .filter({ hasText: /^\D{3} 20\d\d$/ });
  await expect.poll(() => months.count()).toBeGreaterThan(2);
  const middles = await months.evaluateAll((labels) =>
    labels.map((label) => label.getBoundingClientRect()).map(({ x, width }) => x + width / 2),
  );
  const steps = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(3);
  await page.setViewportSize({ width: 1280, height: 720 });
  await drawer().getByRole('button', { name: 'Ranking history: Show as table' }).click();
  await drawer().getByRole('button', { name: 'Search volume history: Show as table' }).click();
  await expect(drawer().getByRole('table')).toHaveCount(2);
  await drawer().getByLabel('Note', { exact: true }).fill('Never mind.');
  await expect(drawer().getByText('Unsaved changes')).toBeVisible();
  await drawer().getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(drawer()).toBeHidden();
  await page.getByRole('button', { name: `Details: ${keyword}`, exact: true }).click();
  await expect(drawer().getByLabel('Note', { exact: true })).toHaveValue('Ask Bo before the launch.');
  await drawer().getByRole('button', { name: 'Close' }).click();
});
