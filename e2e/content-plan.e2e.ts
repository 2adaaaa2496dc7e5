import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  // The first moves replace untouched ideas.
  await expect(page.getByRole('button', { name: /^Accept: / }).first()).toBeVisible({ timeout: 60_000 });
  await page.goto('/dashboard?section=content-plan');
  await expect(page.getByText('10 pieces')).toBeVisible();
});

test.afterAll(() => page.context().close());

const column = (name: string) => page.getByRole('region', { name, exact: true });
const titleAt = (name: string, index = 0) =>
  column(name).getByRole('listitem').nth(index).getByRole('button').first();

/** Columns are as tall as the longest one, which extends below the window. */
const nearTop = { x: 60, y: 160 };

test('a plan item is dragged to another column, stays there, and Undo moves it back', async () => {
  const title = (await titleAt('Research').textContent()) ?? '';
  await column('Research')
    .getByRole('listitem')
    .first()
    .dragTo(column('In Review'), { targetPosition: nearTop });
  await expect(column('In Review').getByRole('button', { name: title, exact: true })).toBeVisible();
  await expect(page.getByText('Moved to In Review.')).toBeVisible();
  await page.reload();
  await expect(column('In Review').getByRole('button', { name: title, exact: true })).toBeVisible();
  await column('In Review')
    .getByRole('listitem')
    .first()
    .dragTo(column('Writing'), { targetPosition: nearTop });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column('In Review').getByRole('button', { name: title, exact: true })).toBeVisible();
});

test('a plan item moves by keyboard only and keeps the focus', async () => {
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

test('the board is accessible', async () => {
  test.slow();
  await expectAccessible(page);
});

test('an open plan item is accessible, opens by its link and keeps notes', async () => {
  test.slow();
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

test('two weeks are planned, added to the board and undone', async () => {
  test.slow();
  const board = () => page.getByRole('listitem').filter({ has: page.getByText(/Due \w+ \d+/) });
  await expect(board()).toHaveCount(0);
  await page.getByRole('button', { name: 'Plan my next two weeks' }).click();
  const planner = page.getByRole('dialog');
  const pages = planner.getByRole('region', { name: 'The plan' }).getByRole('listitem');
  await expect(pages).toHaveCount(4);
  await planner.getByRole('button', { name: 'Leave out' }).first().click();
  await expect(planner.getByText('Left out by you (1)')).toBeVisible();
  await planner.getByLabel('Pages you can ship').selectOption('3');
  await expect(pages).toHaveCount(3);
  await page.reload();
  await expect(pages).toHaveCount(3);
  await expectAccessible(page);
  await planner.getByRole('button', { name: 'Put 3 pages on the board' }).click();
  await expect(planner).toBeHidden();
  await expect(board()).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Plan undone. The board is restored.')).toBeVisible();
  await expect(board()).toHaveCount(0);
});

test('the dashboard links to a plan item on the board', async () => {
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Content Pipeline' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/section=content-plan/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
