import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  await page.goto('/dashboard?section=gap-matrix');
  await expect(rows().first()).toBeVisible();
});

test.afterAll(() => page.context().close());

const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('the matrix can be read and used by everybody', async () => {
  // A short list says as much as a long one, and takes far less time to check.
  await page.goto('/dashboard?section=gap-matrix&search=espresso');
  await expect(rows().first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Keywords by value and difficulty' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard?section=gap-matrix');
});

test('a class and a competitor narrow it, and the URL keeps it', async () => {
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
  await page.getByRole('button', { name: 'Difficulty (/100)' }).click();
  await expect(page.getByRole('columnheader', { name: 'Difficulty (/100)' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('selected keywords go to the content plan', async () => {
  await page.goto('/dashboard?section=gap-matrix&search=espresso');
  for (const index of [0, 1]) {
    const box = rows().nth(index).getByRole('checkbox');
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.getByRole('button', { name: 'Send to content plan', exact: true }).click();
  await expect(page.getByText(/sent to the content plan/)).toBeVisible();
  await expect(
    rows()
      .nth(0)
      .getByRole('button', { name: /^Planned/ }),
  ).toBeVisible();
  await expectAccessible(page);
});
