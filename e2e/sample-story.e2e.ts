import type { ChildProcess } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { testFirstScreen } from './first-screen-journeys.ts';
import { looks } from './looks.ts';
import { startOwnServer } from './own-server.ts';
import { freshAddress, startWithSampleData } from './person.ts';
import { settings } from './settings.ts';

// What a visitor finds out within a minute, from a sample site with its last ten weeks and its pages.
test.describe.configure({ mode: 'serial' });
const story = settings.story;
test.use({ baseURL: `http://localhost:${story.port}`, viewport: { width: 1440, height: 900 } });

let server: ChildProcess;
let page: Page;
const facts = { page: () => page, search: '' };

test.beforeAll(async ({ browser }) => {
  // Ten weeks are computed, beside the other journeys.
  test.setTimeout(180_000);
  server = await startOwnServer({ ...story, env: { SAMPLE_HISTORY: 'true' } });
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page, freshAddress(), { setupMs: 120_000 });
});

test.afterAll(async () => {
  await page.context().close();
  server.kill();
});

for (const look of looks) testFirstScreen(look, facts);

test('sorting the keywords by gain puts the search of the first move on top', async () => {
  await page.goto('/dashboard?section=keywords');
  await page.getByText('Table', { exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await grid.getByRole('columnheader', { name: 'Gain' }).getByText('Gain').click();
  await expect(grid.getByRole('columnheader', { name: 'Gain' })).toHaveAttribute('aria-sort', 'descending');
  // The gain of a move is that of all its searches.
  await expect
    .poll(async () => (await grid.getByRole('row').allTextContents()).slice(1, 6).join('\n'))
    .toContain(facts.search);
});

test('the share of voice of all six sites can be compared at once', async () => {
  await page.goto('/dashboard?section=competitors');
  const sites = page.getByRole('figure').filter({ hasText: 'Share of voice' }).first();
  await expect(sites.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
});

test('a figure of the dashboard leads to exactly as many rows', async () => {
  for (const figure of ['Competitor Gaps Found', 'Total Keywords Tracked']) {
    await page.goto('/dashboard');
    const card = page.getByRole('main').getByRole('link', { name: figure, exact: true });
    await expect(card).toBeVisible();
    const value = card.locator('xpath=ancestor::div[2]/div[2]');
    await expect(value).toHaveText(/^[\d,]+$/);
    const shown = (await value.textContent()) ?? '';
    await card.click();
    await expect(page.getByText(new RegExp(`^${shown} keywords`)).first()).toBeVisible();
  }
  await page.goto('/dashboard');
  const fell = page
    .getByRole('region', { name: /^What changed since/ })
    .getByRole('link', { name: /^Fell / });
  const count = /[\d,]+/.exec((await fell.textContent()) ?? '')?.[0] ?? '';
  await fell.click();
  await expect(page.getByText(new RegExp(`^${count} of [\\d,]+ keywords$`))).toBeVisible();
});

test('the matrix shows relevant keywords first, and its classes add up', async () => {
  await page.goto('/dashboard?section=gap-matrix');
  await expect(page.getByLabel('Relevant only')).toBeChecked();
  await expect(page.getByText(/^\d+ keywords? left out as not about your site/)).toBeVisible();
  const classes = page.getByRole('group', { name: 'Kind of gap' }).getByRole('button');
  await expect(classes.first()).toHaveText(/^All [1-9]/);
  const [all = 0, ...counts] = (await classes.allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(counts.reduce((sum, count) => sum + count)).toBe(all);
});

test('a keyword has the same gain and difficulty on its screens', async () => {
  const { search } = facts;
  await page.goto(`/dashboard?section=keywords&layout=table&search=${encodeURIComponent(search)}`);
  const listed = page
    .getByRole('grid', { name: 'Keywords' })
    .getByRole('row')
    .filter({ has: page.getByText(search, { exact: true }) });
  await expect(listed).toHaveCount(1);
  const [gain = '', , , difficulty = ''] = (await listed.getByRole('gridcell').allTextContents()).slice(2);
  expect([gain, difficulty]).not.toContain('');
  await listed.getByRole('gridcell').nth(1).click();
  const drawer = page.getByRole('dialog', { name: search });
  await expect(drawer.getByText(gain, { exact: true }).first()).toBeVisible();
  await expect(drawer.getByText(difficulty.replace(/\D/g, ''), { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`/dashboard?section=gap-matrix&search=${encodeURIComponent(search)}`);
  const compared = page.getByRole('grid', { name: 'Gap Matrix' }).getByRole('row').filter({ hasText: gain });
  await expect(compared.getByText(search, { exact: true }).first()).toBeVisible();
});

test('the report fits on three screens, with its competitors by name and its day', async () => {
  await page.goto('/dashboard?section=reports');
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
  const competitors = page.getByRole('region', { name: 'Competitive Intelligence' });
  await expect(competitors.getByRole('heading', { name: 'Grind and Pour' })).toBeVisible();
  const day = (await page.getByText(/^Report of /).textContent())?.replace('Report of ', '') ?? '';
  await page.goto('/dashboard?section=alerts');
  await expect(page.getByText(day, { exact: true }).first()).toBeVisible();
  await page.goto('/dashboard');
  const short = new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  await expect(page.getByText(new RegExp(`Report of ${short}$`))).toBeVisible();
});

test('the palette finds actions by their words in its first result', async () => {
  for (const [words, result] of [
    ['export', /Export/],
    ['invite', /Invite/],
    ['two weeks', /two weeks/i],
  ] as const) {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /Search pages/ })).toBeFocused();
    await page.keyboard.type(words);
    await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(result);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a keyword that was just added says that it was not checked yet', async () => {
  await page.goto('/dashboard?section=keywords&add=true');
  await page.getByLabel('Keywords, one per line').fill('decaf for late evenings');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 added, 0 already tracked')).toBeVisible();
  await page.goto('/dashboard?section=keywords&search=decaf%20for%20late%20evenings');
  await expect(page.getByText('Not checked yet').first()).toBeVisible();
});

test('in dark mode, the keyboard alone shows how the site develops', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByText('–', { exact: true })).toHaveCount(0);
  const figure = page.getByRole('figure').filter({ hasText: 'Visibility' }).first();
  await expect(figure.getByText('Sample', { exact: true })).toBeVisible();
  await figure.getByRole('button', { name: /Show as table$/ }).press('Enter');
  await expect(figure.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(6);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('main').getByRole('table').getByText('Helped a little')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  const sites = page.getByRole('figure').filter({ hasText: 'Share of voice' }).first();
  await expect(sites.getByRole('list').first().getByRole('listitem')).toHaveCount(6);
});

test('in dark mode, the keyboard alone sorts the keywords and opens one', async () => {
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await page.getByRole('radio', { name: 'Table' }).press('Space');
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await expect(grid.getByRole('row').nth(18)).toBeVisible();
  await grid.focus();
  for (const key of ['ArrowUp', 'Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const head = grid.getByRole('columnheader', { name: 'Gain' });
  if ((await head.getAttribute('aria-sort')) !== 'descending') await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Control+Home');
  const first = (await grid.locator('[data-current]').textContent()) ?? '';
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: first || undefined })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(grid).toBeFocused();
});

test('in dark mode, the keyboard alone filters the gaps, and the report starts on one screen', async () => {
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  const classes = page.getByRole('group', { name: 'Kind of gap' }).getByRole('button');
  const missing = classes.filter({ hasText: /^Missing/ });
  await expect(missing).toHaveText(/^Missing [1-9]/);
  const count = Number(((await missing.textContent()) ?? '').replace(/\D/g, ''));
  await missing.press('Enter');
  await expect(page.getByText(`${count} keywords`, { exact: true })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await expect(page.getByText('AI Health Score')).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('region', { name: 'High Priority Opportunities' }).getByRole('article').first(),
  ).toBeInViewport();
});

test('the first screen is accessible', async () => {
  await page.goto('/dashboard');
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  await expectAccessible(page);
});

const inventory = () => page.getByRole('grid', { name: 'Pages' });
const pageRows = () =>
  inventory()
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });

test('the inventory lists the pages, and opens one by keyboard', async () => {
  await page.goto('/dashboard?section=pages');
  await expect(pageRows().first()).toBeVisible();
  await expect(page.getByText('Sample: the site and the texts of its pages are invented.')).toBeVisible();
  await expectAccessible(page);
  await inventory().focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/of=/);
  await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All pages' }).click();
  await expect(pageRows().first()).toBeVisible();
});

test('filters narrow the inventory, stay in the URL, and are cleared', async () => {
  const count = page.getByRole('status').filter({ hasText: /^[\d,]+ pages?$/ });
  const all = await count.textContent();
  await page.getByLabel('State').selectOption('Not found');
  await expect(page).toHaveURL(/state=not_found/);
  await expect(count).not.toHaveText(all ?? '');
  await page.reload();
  await expect(page.getByLabel('State')).toHaveValue('not_found');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(count).toHaveText(all ?? '');
});

test('a finding shows its evidence and its fix, is ignored, and comes back by Undo', async () => {
  await page.goto('/dashboard?section=pages&view=findings');
  const open = page.getByRole('button', { name: /^Open [1-9]/ });
  await expect(open).toBeVisible();
  await expect(page.getByText('What to do').first()).toBeVisible();
  await expectAccessible(page);
  const before = await open.textContent();
  await page
    .getByRole('button', { name: /^Ignore(?!d)/ })
    .first()
    .click();
  await expect(page.getByText('Finding ignored.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Open \d/ })).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Open \d/ })).toHaveText(before ?? '');
});

test('the radar lists what competitors published, by topic and by competitor', async () => {
  await page.goto('/dashboard?section=radar');
  const total = page.getByRole('status').filter({ hasText: /^\d+ publications?$/ });
  await expect(total).toBeVisible();
  await expectAccessible(page);
  const all = await total.textContent();
  await page.getByLabel('Change', { exact: true }).selectOption('Rewritten');
  await expect(page).toHaveURL(/kind=rewritten/);
  await expect(total).not.toHaveText(all ?? '');
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(total).toHaveText(all ?? '');
});

test('a publication leads to a brief about its topic', async () => {
  await page.getByRole('link', { name: 'Write a brief' }).first().click();
  await expect(page).toHaveURL(/section=briefs/);
  await expect(page.getByRole('heading', { name: 'New brief' })).toBeVisible();
  await expect(page.getByLabel('Addresses of pages that rank')).toHaveValue(/^https:/);
  await expectAccessible(page);
  await page.goto('/dashboard?section=briefs');
  await expect(page.getByRole('heading', { name: 'Briefs', level: 1 })).toBeVisible();
  await expectAccessible(page);
});
