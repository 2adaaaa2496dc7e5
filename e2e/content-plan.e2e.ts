import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  await page.goto('/dashboard?section=content-plan');
  await expect(page.getByText('10 pieces')).toBeVisible();
});

test.afterAll(() => page.context().close());

const column = (name: string) => page.getByRole('region', { name, exact: true });
const titleAt = (name: string, index = 0) =>
  column(name).getByRole('listitem').nth(index).getByRole('button').first();

test('a piece is dragged to another column, stays there, and Undo takes it back', async () => {
  const title = (await titleAt('Research').textContent()) ?? '';
  await column('Research').getByRole('listitem').first().dragTo(column('In Review'));
  await expect(column('In Review').getByRole('button', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Moved to In Review.')).toBeVisible();
  await page.reload();
  await expect(column('In Review').getByRole('button', { name: title, exact: true })).toBeVisible();
  await column('In Review').getByRole('listitem').first().dragTo(column('Writing'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column('In Review').getByRole('button', { name: title, exact: true })).toBeVisible();
});

test('a piece is moved with the keyboard alone and keeps the focus', async () => {
  const title = (await titleAt('Research', 1).textContent()) ?? '';
  const handle = page.getByRole('button', { name: `Move “${title}”` });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(titleAt('Research')).toHaveText(title);
  await page.keyboard.press('ArrowRight');
  await expect(titleAt('Writing')).toHaveText(title);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move to Research' }).press('Enter');
  await expect(column('Research').getByRole('button', { name: title, exact: true })).toBeVisible();
});

test('the board and an open piece are accessible, and the link opens the piece', async () => {
  await expectAccessible(page);
  const title = (await titleAt('Research').textContent()) ?? '';
  await titleAt('Research').click();
  await expect(page).toHaveURL(/item=/);
  await page.reload();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByLabel('Title')).toHaveValue(title);
  await expect(drawer.getByText('Content angle')).toBeVisible();
  await drawer.getByLabel('Notes').fill('Ask the roaster');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('the dashboard leads to a piece on the board', async () => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Content Pipeline' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/section=content-plan/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
