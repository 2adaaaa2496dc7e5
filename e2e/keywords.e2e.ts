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

test('a deleted keyword disappears from the list, and Undo restores it', async () => {
  const before = (await countOf().textContent()) ?? '';
  const card = page.getByRole('article').first();
  const text = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Delete "${text}"` }).click();
  await expect(page.getByText(`Are you sure you want to delete "${text}"?`)).toBeVisible();
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
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 added, 1 already tracked')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('novel bread');
  await expect(page.getByRole('heading', { name: 'novel bread idea' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
});

test('a dropped CSV file is read by its keyword column, and added', async () => {
  await page.getByRole('button', { name: 'Add keywords' }).click();
  const field = page.getByLabel('Keywords, one per line');
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Clicks;Query\n12;"novel rye; dark"\n3;novel spelt\n'], 'queries.csv'));
    return transfer;
  });
  await field.dispatchEvent('dragover', { dataTransfer });
  await field.dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText('queries.csv: 2 lines read from the column “Query”.')).toBeVisible();
  await expect(field).toHaveValue('novel rye; dark\nnovel spelt');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('2 added, 0 already tracked')).toBeVisible();
});

test('the selected keywords are tagged together, and Undo removes the tag', async () => {
  const cards = page.getByRole('article');
  await cards.nth(0).getByRole('checkbox').click();
  await cards.nth(1).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tag 2 keywords' })).toBeVisible();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tag' }).fill('Spring plan');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await expect(page.getByText('Added “spring plan” to 2 keywords.')).toBeVisible();
  await expect(cards.nth(1).getByText('spring plan')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Removed “spring plan” from 2 keywords.')).toBeVisible();
  await expect(page.getByRole('article').getByText('spring plan')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Clear selection' }).click();
});

test('adding is accessible', async () => {
  // A short list covers the same elements, and takes far less time to check.
  await page.goto('/dashboard?section=keywords&search=novel%20spelt');
  await page.getByRole('button', { name: 'Add keywords' }).click();
  await page.getByLabel('Keywords, one per line').fill('novel rye\nNovel rye');
  await expect(page.getByText('1 skipped: 1 repeated')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
});

test('tagging is accessible', async () => {
  await page.getByRole('article').first().getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Tag 1 keyword' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard?section=keywords');
});

test('the table shows at least 18 rows, and works by keyboard only', async () => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText('Table', { exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await expect(grid.getByRole('row').nth(19)).toBeVisible();
  const inView = () =>
    grid
      .getByRole('row')
      .evaluateAll(
        (rows) => rows.slice(1).filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
  expect(await inView()).toBeGreaterThanOrEqual(18);
  const current = grid.locator('[data-current]');
  const place = () => current.locator('xpath=..').getAttribute('aria-rowindex');
  await grid.focus();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect.poll(place).toBe('3');
  const text = (await current.textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: text })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(grid.getByText('Not checked yet').last()).toBeVisible();
  await page.keyboard.press('Control+Home');
  for (const key of ['ArrowUp', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) {
    await page.keyboard.press(key);
  }
  const head = grid.getByRole('columnheader', { name: 'Opportunity' });
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expectAccessible(page);
  await page.getByText('Cards', { exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dashboard?section=keywords');
  if (size) await page.setViewportSize(size);
});

test('on a phone, one button has all filters but the search, with their number', async () => {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard?section=keywords');
  const filters = page.getByRole('search', { name: 'Keyword filters' });
  await expect(filters.getByLabel('Search')).toBeVisible();
  await expect(filters.getByLabel('Volume')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeInViewport();
  await filters.getByRole('button', { name: 'Filters', exact: true }).click();
  await filters.getByLabel('Volume').selectOption('From 1,000');
  await expect(filters.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Filters (1)' }).click();
  await expect(filters.getByLabel('Volume')).toBeHidden();
  await page.goto('/dashboard?section=keywords');
  if (size) await page.setViewportSize(size);
});

test('the focused element is never behind the selection bar', async () => {
  await page.getByRole('article').first().getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 640 });
    const boxes = page.getByRole('article').getByRole('checkbox');
    await boxes.nth(8).focus();
    for (let step = 0; step < 16; step++) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.closest('article') ? activeElement.getBoundingClientRect().top : null;
      });
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      if (focused !== null) expect(focused).toBeGreaterThanOrEqual(y + height);
    }
  }
  await bar.getByRole('button', { name: 'Clear selection' }).click();
});

test('both refetches run and the list stays', async () => {
  for (const name of ['Refetch Keywords', 'Refetch Rankings']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toBeEnabled();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await expect(page.getByText(/checked, \d+ failed/)).toBeVisible();
});
