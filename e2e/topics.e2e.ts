import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible, watchOverflow } from './accessibility.ts';
import { startReading } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startReading(page);
  await page.goto('/dashboard?section=topics');
  await expect(rows().first()).toBeVisible({ timeout: 45_000 });
});

test.afterAll(() => page.context().close());

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });
const map = () => page.getByRole('list', { name: 'Topic map' });
const points = () => page.getByRole('list', { name: 'Topics by difficulty and demand' });

test('the topics are accessible', async () => {
  await expect(points()).toBeVisible();
  await expectAccessible(page);
});

test('the map by difficulty is one Tab stop, and arrow keys reach each topic in it', async () => {
  const topics = await points().getByRole('link').count();
  expect(topics).toBeGreaterThan(5);
  await expect(points().locator('a[tabindex="0"]')).toHaveCount(1);
  await points().locator('a[tabindex="0"]').focus();
  for (let step = 0; step < topics; step += 1) await page.keyboard.press('ArrowLeft');
  const reached = new Set<string>();
  for (let step = 0; step < topics; step += 1) {
    reached.add((await points().locator('a:focus').getAttribute('aria-label')) ?? '');
    await page.keyboard.press('ArrowRight');
  }
  expect(reached.size).toBe(topics);
});

test('the map by area is accessible', async () => {
  await page.getByText('By area', { exact: true }).click();
  await expect(map()).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
});

test('the map is one Tab stop, arrow keys move in it, and Enter opens a topic', async () => {
  await map().getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  const tile = map().getByRole('link').nth(1);
  await expect(map().locator('a:focus')).toHaveCount(1);
  await expect(map().getByRole('link').first()).not.toBeFocused();
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/topic=/);
  await page.goBack();
  await expect(rows().first()).toBeVisible();
});

test('a topic is renamed, and the name is undone', async () => {
  const link = rows().first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(name);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Renamed topic');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(title).toHaveText('Renamed topic');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(title).toHaveText(name);
  await expect(page.getByRole('list', { name: 'Corrections' })).toContainText('Undone');
});

test('the page of a topic is accessible', async () => {
  await expectAccessible(page);
});

test('the keywords of a topic are a filter of the keyword list', async () => {
  const link = page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: /keywords of/ });
  const count = Number.parseInt((await link.textContent()) ?? '', 10);
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'with the topic' })).toContainText(
    `${count} keyword`,
  );
  await page.getByRole('button', { name: /^Remove filter Topic/ }).click();
  await expect(page).not.toHaveURL(/topic=/);
});

test('on a phone the maps fit the screen from their first frame', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widestOverflow = await watchOverflow(page);
  await page.goto('/dashboard?section=topics');
  await expect(points()).toBeVisible();
  await page.getByText('By area', { exact: true }).click();
  await expect(map()).toBeVisible();
  expect(await widestOverflow(), 'overflow of the widest frame in px').toBe(0);
});
