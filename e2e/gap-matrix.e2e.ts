import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible, watchOverflow } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
});

test.afterAll(() => page.context().close());

const grid = () => page.getByRole('grid', { name: 'Gap Matrix' });
const rows = () =>
  grid()
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

test('the matrix is accessible', async () => {
  // A short list covers the same elements, and takes far less time to check.
  await page.goto('/dashboard?section=gap-matrix&search=espresso');
  await expect(rows().first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Keywords by value and difficulty' })).toBeVisible();
  await expectAccessible(page);
});

test('a class and a competitor filter the matrix, and the URL keeps them', async () => {
  await page.goto('/dashboard?section=gap-matrix');
  const classes = page.getByRole('group', { name: 'Kind of gap' }).getByRole('button');
  await expect(classes.first()).toHaveText(/^All [1-9]/);
  const [all = 0, ...ofClasses] = (await classes.allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(ofClasses.reduce((sum, count) => sum + count)).toBe(all);
  await expect(page.getByText(new RegExp(`^${all.toLocaleString('en-US')} keywords$`))).toBeVisible();
  await page.getByRole('button', { name: /^Missing \d/ }).click();
  await expect(page).toHaveURL(/class=missing/);
  await expect(rows().first()).toContainText('Missing');
  const sites = page.getByRole('group', { name: 'Compare with' }).getByRole('button');
  await sites.first().click();
  await expect(page).toHaveURL(/sites=/);
  await page.getByLabel('Hide brand names').click();
  await expect(page.getByLabel('Hide brand names')).toBeChecked();
  await page.reload();
  await expect(page.getByLabel('Hide brand names')).toBeChecked();
  await expect(sites.first()).toHaveAttribute('aria-pressed', 'false');
  await grid().getByRole('columnheader', { name: 'Difficulty' }).getByText('Difficulty').click();
  await expect(page.getByRole('columnheader', { name: 'Difficulty' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('selected keywords are added to the content plan', async () => {
  await page.goto('/dashboard?section=gap-matrix&search=espresso');
  await expect(rows().first()).toBeVisible();
  await grid().focus();
  for (const key of [' ', 'j']) await page.keyboard.press(key);
  await page.keyboard.press(' ');
  for (const index of [0, 1]) await expect(rows().nth(index).getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Send to content plan', exact: true }).click();
  await expect(page.getByText(/sent to the content plan/)).toBeVisible();
  await expect(
    rows()
      .nth(0)
      .getByRole('button', { name: /^Planned/ }),
  ).toBeVisible();
  await expectRegionAccessible(grid());
});

test('a keyword opens its evidence over the matrix by keyboard, and Back closes it', async () => {
  await page.goto('/dashboard?section=gap-matrix&class=strong');
  await expect(rows().first()).toBeVisible();
  await grid().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/drawer=keyword%3A|drawer=keyword:/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(grid()).toBeFocused();
});

test('on a phone the page never scrolls sideways, from its first frame', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const widestOverflow = await watchOverflow(page);
  await page.goto('/dashboard?section=gap-matrix');
  await expect(rows().first()).toBeVisible();
  expect(await widestOverflow(), 'overflow of the widest frame in px').toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });
});
