import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
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
  await page.goto('/dashboard?section=competitors');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.afterAll(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

const cards = () => page.getByRole('article');
const count = () => page.getByRole('status').filter({ hasText: /competitors?( |:|$)/ });
const nameOfFirst = async () =>
  ((await cards().first().getByRole('heading', { level: 2 }).textContent()) ?? '').trim();

test('competitors are listed with their gaps, and filtered by the URL', async () => {
  await expect(page.getByRole('heading', { name: 'Competitor Analysis' })).toBeVisible();
  await expectAccessible(page);
  const all = await cards().count();
  await page.getByRole('button', { name: /^High overlap/ }).click();
  await expect(page).toHaveURL(/filter=high-overlap/);
  await expect(count()).toContainText(`of ${all} competitors: an overlap of 70% or more`);
  expect(await cards().count()).toBeLessThan(all);
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(cards()).toHaveCount(all);
});

test('a card expands over the whole width, keeps the focus, and reopens from its link', async () => {
  const name = await nameOfFirst();
  const narrow = (await cards().first().boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: `See more: ${name}` }).press('Enter');
  const fewer = page.getByRole('button', { name: `Minimize: ${name}` });
  await expect(fewer).toBeFocused();
  await expect(page).toHaveURL(/competitor=/);
  await expect(cards().getByRole('table')).toBeVisible();
  expect((await cards().first().boundingBox())?.width).toBeGreaterThan(narrow * 1.5);
  await page.reload();
  await expect(fewer).toBeVisible();
  await expect(cards().getByRole('table')).toBeVisible();
  await expectRegionAccessible(cards().first());
});

test('the dialogs of the menu open by keyboard, and restore the focus', async () => {
  const button = cards()
    .first()
    .getByRole('button', { name: /^More for / });
  for (const item of ['Edit', 'Delete']) {
    await button.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  await button.press('Enter');
  await page.getByRole('menuitem', { name: 'Details' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Details: / });
  await expect(dialog.getByRole('heading', { name: 'Top keywords' })).toBeVisible();
  await expect(dialog.getByText(/keywords collected; you also rank for/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('a keyword chip shows its card on focus, until Escape', async () => {
  const chip = page
    .getByRole('list', { name: /^Keywords of/ })
    .first()
    .getByRole('button')
    .first();
  await chip.focus();
  await expect(page.getByRole('tooltip')).toContainText('Searches a month');
  await expectRegionAccessible(page.getByRole('tooltip'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  await expect(chip).toBeFocused();
});

test('a competitor is renamed, paused and resumed', async () => {
  await cards()
    .first()
    .getByRole('button', { name: /^More for / })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit competitor' });
  await dialog.getByLabel('Name').fill('The old guard');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'The old guard' })).toBeVisible();
  const more = page.getByRole('button', { name: 'More for The old guard' });
  await expect(more).toBeFocused();
  // The accessibility check changed the size of the window, and with it the place on the page.
  await more.scrollIntoViewIfNeeded();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Pause' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Paused 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Paused 1' })).toBeHidden();
});

test('a refresh is announced, and is limited to one a week', async () => {
  const refresh = page.getByRole('button', { name: 'Refresh The old guard' });
  await refresh.press('Enter');
  await expect(page.getByText('Refresh Complete')).toBeVisible();
  await expectRegionAccessible(page.locator('body'));
  await refresh.press('Enter');
  await expect(page.getByText('Weekly refresh limit exceeded')).toBeVisible();
  // The browser itself reports the refusal; nothing else may be on the console.
  expect(problems.splice(0)).toEqual([expect.stringContaining('429')]);
});

test('a deletion requires confirmation, can be canceled, and can be undone', async () => {
  const card = cards().filter({ has: page.getByRole('heading', { name: 'The old guard' }) });
  const more = page.getByRole('button', { name: 'More for The old guard' });
  const remove = page.getByRole('menuitem', { name: 'Delete' });
  const question = page.getByRole('dialog', { name: 'Delete competitor' });
  await more.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Details' })).toBeFocused();
  await remove.press('Enter');
  await expect(question.getByText(/^Are you sure you want to delete The old guard\?/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(more).toBeFocused();
  // Other widths have scrolled it out of view, where no menu opens.
  await more.scrollIntoViewIfNeeded();
  await more.press('Enter');
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(card).toHaveCount(0);
  await expect(count()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card).toBeVisible();
});

test('adding a deleted competitor again does not allow a second refresh', async () => {
  const card = cards().filter({ has: page.getByRole('heading', { name: 'The old guard' }) });
  const domain = ((await card.getByText(/^\S+\.example$/).textContent()) ?? '').trim();
  await page.getByRole('button', { name: 'More for The old guard' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Competitor' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Competitor' });
  await dialog.getByLabel('Domain').fill(domain);
  await expect(dialog.getByText('Domain exists')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const again = cards().filter({ hasText: domain });
  await again.getByRole('button', { name: /^Refresh / }).press('Enter');
  await expect(again.getByText('Weekly refresh limit exceeded')).toBeVisible();
  expect(problems.splice(0)).toEqual([expect.stringContaining('429')]);
});
