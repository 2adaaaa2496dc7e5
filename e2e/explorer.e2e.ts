import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startReading } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let address: string;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startReading(page);
  const answer = page.waitForResponse((response) => response.url().includes('competitors.compare'));
  await page.goto('/dashboard?section=competitors');
  const [, id] = /"id":"([^"]+)","domainName":"[^"]+","displayName"/.exec(await (await answer).text()) ?? [];
  address = `/dashboard?section=competitors&explore=${id}`;
});

test.afterAll(() => page.context().close());

const dialog = () => page.getByRole('dialog', { name: /^Explore .+'s Keywords/ });
const cards = () => dialog().getByRole('article');
const indicator = () => dialog().getByRole('region', { name: 'Current keyword' });

async function open(query = '') {
  await page.goto(`${address}${query}`);
  await expect(cards().first()).toBeVisible();
}

test('the keywords of a competitor are narrowed and sorted, and the URL keeps it', async () => {
  // A few cards cover the same elements as fifty, in a tenth of the time.
  await open();
  const names = await cards().getByRole('heading').allTextContents();
  const [longest = ''] = names.sort((a, b) => b.length - a.length);
  await open(`&search=${encodeURIComponent(longest)}`);
  await expectAccessible(page);
  await open();
  await dialog().getByLabel('Min. volume').fill('1000');
  await expect(page).toHaveURL(/minVolume=1000/);
  await dialog().getByLabel('Intent').selectOption('Commercial');
  await dialog().getByRole('button', { name: 'Difficulty', exact: true }).click();
  await dialog().getByRole('button', { name: 'Difficulty, descending' }).click();
  await expect(page).toHaveURL(/order=asc/);
  await page.reload();
  await expect(dialog().getByRole('status').first()).toHaveText(
    /keywords with commercial intent, a volume from 1,000$/,
  );
  await dialog().getByRole('searchbox', { name: 'Search' }).fill('zzqx');
  await expect(dialog().getByText('No keywords match these filters')).toBeVisible();
  await dialog().getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards().first()).toBeVisible();
});

test('Load more appends 50 and moves the focus to the first of them', async () => {
  await open();
  await expect(cards()).toHaveCount(50);
  await dialog().getByRole('button', { name: 'Load more' }).click();
  await expect(cards()).toHaveCount(100);
  await expect(cards().nth(50)).toBeFocused();
  await expect(indicator()).toContainText('51 of 100');
});

/**
 * WCAG 2.4.11: the focused element is completely visible, between the filters and the indicator.
 */
async function expectUncovered(card: Locator) {
  const box = await card.boundingBox();
  const bar = await dialog().getByRole('search').boundingBox();
  const foot = await indicator().boundingBox();
  if (!box || !bar || !foot) throw new Error('not on the page');
  const isSticky = bar.y + bar.height > 0;
  if (isSticky) expect(box.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  expect(box.y).toBeLessThan(foot.y);
}

for (const [width, height] of [
  [1280, 800],
  [320, 640],
  [320, 256],
] as const) {
  test(`the keys step through the list and nothing covers the focused card at ${width} × ${height}`, async () => {
    await page.setViewportSize({ width, height });
    await open();
    await dialog().getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.press('ArrowDown');
    for (const key of ['j', 'ArrowDown', 'j', 'j', 'k', 'k', 'ArrowUp', 'j']) {
      await page.keyboard.press(key);
      await expectUncovered(dialog().locator('article:focus'));
    }
    await expect(indicator()).toContainText('3 of 50');
    await page.setViewportSize({ width: 1280, height: 800 });
  });
}

test('a keyword is tracked and untracked in place', async () => {
  await open();
  const track = dialog()
    .getByRole('button', { name: /^Track this keyword/ })
    .first();
  // The largest keywords may all be tracked.
  await expect(async () => {
    if (!(await track.isVisible())) await dialog().getByRole('button', { name: 'Load more' }).click();
    await expect(track).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const name = (await track.getAttribute('aria-label'))?.replace('Track this keyword: ', '') ?? '';
  const card = dialog().getByRole('article', { name, exact: true });
  await track.click();
  const undo = card.getByRole('button', { name: `Undo: ${name}` });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-disabled', 'false');
  await undo.click();
  await expect(card.getByRole('button', { name: `Track this keyword: ${name}` })).toBeFocused();
});

test('Escape closes the explorer and clears its filters', async () => {
  await open('&intent=commercial');
  await page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
  await expect(page).toHaveURL(/section=competitors$/);
});
