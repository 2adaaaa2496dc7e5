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
});

test.afterAll(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

const card = (title: string) => page.getByRole('article', { name: title, exact: true });

/** Shares an item through the form, by keyboard. */
async function share(title: string, category: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Share feedback' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('radio', { name: category }).check();
  await form.getByLabel('Description').fill('It would save an hour each week.');
  await form.getByRole('button', { name: 'Share feedback' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(card(title)).toBeVisible();
}

test('the sidebar leads to the form, which says what is missing and keeps the draft', async () => {
  await page.getByRole('link', { name: 'Share Feedback' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Share feedback' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/share=1/);
  await form.getByRole('button', { name: 'Share feedback' }).press('Enter');
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Description is required')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Export to a spreadsheet');
  await form.getByLabel('Description').fill('Too short');
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('Export to a spreadsheet');
  await form.getByRole('button', { name: 'Share feedback' }).press('Enter');
  await expect(form.getByText('Description must be at least 10 characters long')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByText('No feedback yet. Be the first to share your thoughts!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Share feedback' }).first().press('Enter');
  await share('Export to a spreadsheet', 'Feature requests');
  await expect(page.getByText('Thank you! Your feedback is on the board.')).toBeVisible();
});
