import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startReading } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startReading(page);
  await page.goto('/dashboard?section=reports');
  await expect(page.getByRole('heading', { name: 'AI Health Score' })).toBeVisible();
});

test.afterAll(() => page.context().close());

test('the report fits on one page: three screens and a bit', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(
    page.getByRole('region', { name: 'Keyword Position Distribution' }).getByRole('application'),
  ).toBeVisible();
  const first = page
    .getByRole('region', { name: 'High Priority Opportunities' })
    .getByRole('article')
    .first();
  for (const part of [
    page.getByText('AI Health Score'),
    page.getByText('Keywords Ranking', { exact: true }),
    page.getByText('Avg. Ranking Position', { exact: true }),
    first.getByRole('heading', { level: 3 }),
    first.getByText(/^Gain/),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('six opportunities are shown, all on demand', async () => {
  const section = page.getByRole('region', { name: 'High Priority Opportunities' });
  await expect(section.getByRole('article')).toHaveCount(6);
  await section.getByRole('button', { name: /^View All \d+$/ }).click();
  expect(await section.getByRole('article').count()).toBeGreaterThan(6);
  await section.getByRole('button', { name: 'Show Top 6' }).click();
  await expect(section.getByRole('article')).toHaveCount(6);
});

test('the evidence of a sentence opens, survives a reload and links to the keyword', async () => {
  const actions = page.getByRole('region', { name: 'Strategic Actions' });
  for (const toggle of await actions.getByRole('button', { name: /^Plan and context/ }).all())
    await toggle.click();
  await actions
    .getByRole('button', { name: /^Evidence: .*keyword/ })
    .first()
    .click();
  await expect(page).toHaveURL(/evidence=/);
  await page.reload();
  const drawer = page.getByRole('dialog', { name: 'Evidence' });
  await expect(drawer.getByRole('region', { name: 'Keywords' })).toBeVisible();
  const link = drawer.locator('a[href*="section=keywords"]').first();
  const keyword = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { name: keyword, exact: true })).toBeVisible();
  await page.goto('/dashboard?section=reports');
});

test('a section shows its author, also on focus', async () => {
  const actions = page.getByRole('region', { name: 'Strategic Actions' });
  await actions.getByRole('button', { name: 'Written by Rules' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('Fixed rules wrote this from your figures.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('on a narrow screen, a focused link of the report is completely visible', async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  const links = page.getByRole('navigation', { name: 'Sections of the report' }).getByRole('link');
  await links.first().focus();
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Tab');
  }
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a link shows the report without a session until it is revoked', async ({ browser }) => {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this report' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = await dialog.getByLabel('Link to the report').inputValue();
  expect(address).toMatch(/\/share\/[\w-]{43}$/);

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(address);
  await expect(reader.getByText(/^Shared by /)).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'AI Health Score' })).toBeVisible();
  await expect(reader.locator('a[href^="/dashboard"]')).toHaveCount(0);
  const actions = reader.getByRole('region', { name: 'Strategic Actions' });
  await expect(actions.getByRole('button', { name: 'Written by Rules' })).toBeVisible();

  await dialog
    .getByRole('button', { name: /^Revoke/ })
    .first()
    .click();
  await expect(dialog.getByText('No link works right now.')).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('This link has expired or was revoked')).toBeVisible();
  await expectAccessible(reader);
  await reader.context().close();
  await dialog.getByRole('button', { name: 'Close' }).click();
});

test('the printed report is completely unfolded, without controls', async () => {
  const section = page.getByRole('region', { name: 'High Priority Opportunities' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await section.getByRole('article').count()).toBeGreaterThan(6);
  await expect(section.getByRole('heading', { name: 'Outline' }).first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Evidence/ })).toHaveCount(0);
  await expect(section.getByText('Written by Rules')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(section.getByRole('article')).toHaveCount(6);
});
