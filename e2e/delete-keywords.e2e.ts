import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
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

const countOf = () => page.getByRole('status').filter({ hasText: /^[\d,]+ keywords?$/ });
const bar = () => page.getByRole('region', { name: 'Selection' });
const heading = (text: string) => page.getByRole('heading', { name: text, exact: true });
const box = (index: number) => page.getByRole('article').nth(index).getByRole('checkbox');
const textOf = async (index: number) =>
  (await page.getByRole('article').nth(index).getByRole('heading').textContent()) ?? '';

async function deleteSelected(question: RegExp) {
  await bar().getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(question)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a range is selected with Shift, survives a reload, and Escape clears it', async () => {
  await box(0).click();
  await box(3).click({ modifiers: ['Shift'] });
  await expect(bar().getByText('4 keywords selected')).toBeVisible();
  await expect(page).toHaveURL(/selected=/);
  await page.reload();
  await expect(bar().getByText('4 keywords selected')).toBeVisible();
  await box(0).press('Space');
  await expect(bar().getByText('3 keywords selected')).toBeVisible();
  await box(0).press('Escape');
  await expect(bar()).toBeHidden();
  await expect(box(0)).toBeFocused();
});

test('the selection bar is accessible', async () => {
  // A short list covers the same elements, and takes far less time to check.
  const texts = await page.getByRole('article').getByRole('heading').allTextContents();
  const [longest = ''] = texts.sort((one, other) => other.length - one.length);
  await page.goto(`/dashboard?section=keywords&search=${encodeURIComponent(longest)}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await box(0).click();
  await expect(bar()).toBeVisible();
  await expectRegionAccessible(bar());
});

test('the confirmation of a deletion is accessible', async () => {
  await bar().getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/dashboard?section=keywords');
});

test('deleted keywords stay deleted after a refetch, and Undo restores them', async () => {
  const before = (await countOf().textContent()) ?? '';
  const text = await textOf(0);
  await box(0).click();
  await box(1).click();
  await deleteSelected(/^Are you sure you want to delete 2 keywords\?$/);
  await expect(heading(text)).toBeHidden();
  await expect(countOf()).toBeFocused();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await undo.click();
  await expect(page.getByText('Restored 2 keywords')).toBeVisible();
  await expect(countOf()).toHaveText(before);
  await expect(heading(text)).toBeVisible();
});

test('a deleted keyword is not refetched, and can be restored later', async () => {
  const before = (await countOf().textContent()) ?? '';
  const text = await textOf(0);
  await box(0).click();
  await deleteSelected(new RegExp(`^Are you sure you want to delete "${text}"\\?$`));
  await expect(countOf()).not.toHaveText(before);
  const left = (await countOf().textContent()) ?? '';
  await page.getByRole('button', { name: 'Refetch Keywords' }).click();
  await expect(page.getByText(/added, .* updated/)).toBeVisible();
  await expect(countOf()).toHaveText(left);
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recently deleted' });
  await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByRole('button', { name: `Restore "${text}"` }).click();
  await expect(dialog.getByText('No keywords deleted in the last 30 days.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(countOf()).toHaveText(before);
});

test('the deleted keywords are accessible', async () => {
  await page.goto('/dashboard?section=keywords&search=zzqx&deleted=1');
  await expect(page.getByRole('dialog', { name: 'Recently deleted' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard?section=keywords');
});

test('all matches are deleted together and restored together', async () => {
  const before = (await countOf().textContent()) ?? '';
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await bar()
    .getByRole('button', { name: /^Select all / })
    .click();
  await expect(page).toHaveURL(/selected=all/);
  await deleteSelected(new RegExp(`^Are you sure you want to delete ${before}\\?$`));
  await expect(page.getByText('No keywords yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(countOf()).toHaveText(before);
});
