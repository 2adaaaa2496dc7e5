import type { ChildProcess } from 'node:child_process';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessibility.ts';
import { startOwnServer } from './own-server.ts';
import { freshAddress, startWithSampleData } from './person.ts';
import { settings } from './settings.ts';

// What a visitor finds out within a minute, from a sample site with its last ten weeks and its pages.
test.describe.configure({ mode: 'serial' });
const story = settings.story;
test.use({ baseURL: `http://localhost:${story.port}`, viewport: { width: 1440, height: 900 } });

let server: ChildProcess;
let page: Page;
/** The main search of the first move. */
let search = '';

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

const panel = () => page.getByRole('region', { name: 'Your next two weeks' });
const rows = () =>
  panel()
    .getByRole('listitem')
    .filter({ has: page.locator('[data-act="open"]') });
const titleOf = async (row: Locator) => (await row.locator('[data-act="open"]').textContent()) ?? '';

/** The ends of a gain as displayed: "+620…940", "up to 80", "+90". */
function endsOf(gain: string): [number, number] {
  const numbers = (gain.match(/[\d,]+/g) ?? []).map((text) => Number(text.replaceAll(',', '')));
  const [low = 0, high = low] = numbers;
  return /up to|under/.test(gain) ? [0, low] : [low, high];
}

/** Its verb, object, gain and reason, without scrolling. */
async function expectFirstMove() {
  const first = rows().first();
  for (const part of [
    first.getByText(/^(Write|Update|Merge|Link)$/),
    first.locator('[data-act="open"]'),
    first.getByText(/^(\+[\d,]+|up to)/),
    first.getByRole('paragraph'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
}

test('the first screen shows each move with its gain and reason, and their sum', async () => {
  await expect(rows().first()).toBeVisible();
  const count = await rows().count();
  expect(count).toBeGreaterThanOrEqual(3);
  await expectFirstMove();
  const gains = await rows()
    .getByText(/^(\+[\d,]+|up to)/)
    .allTextContents();
  const sums = gains.map(endsOf).reduce(([low, high], [a, b]) => [low + a, high + b], [0, 0]);
  const headline = (await page.getByText(/^\w+ moves, worth /).textContent()) ?? '';
  const [, stated = ''] = /worth (.*) visits a month/.exec(headline) ?? [];
  expect(stated.split(' to ').map((text) => Number(text.replaceAll(',', '')))).toEqual(
    sums.map((sum) => Number(sum.toPrecision(2))),
  );
});

test('one click on Why shows facts with their source and date above any field', async () => {
  await rows()
    .first()
    .getByRole('link', { name: /^Why: / })
    .click();
  const drawer = page.getByRole('dialog');
  const evidence = drawer.getByText(/^Evidence · \d+ facts$/);
  await expect(evidence).toBeVisible();
  expect(Number(/\d+/.exec((await evidence.textContent()) ?? '')?.[0])).toBeGreaterThanOrEqual(3);
  await expect(
    drawer.getByText(/, [A-Z][a-z]{2} \d+, 20\d\d|to [A-Z][a-z]{2} \d+, 20\d\d/).first(),
  ).toBeVisible();
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
  search = (await drawer.getByRole('table').first().getByRole('cell').first().textContent()) ?? '';
  expect(search).not.toBe('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an accepted move is on the content plan, and one click withdraws it', async () => {
  const accept = panel()
    .getByRole('button', { name: /^Accept: / })
    .first();
  const title = ((await accept.getAttribute('aria-label')) ?? '').replace('Accept: ', '');
  await accept.click();
  await expect(panel().getByRole('button', { name: `In plan: ${title}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel().getByRole('button', { name: `Accept: ${title}`, exact: true })).toBeVisible();
  await panel()
    .getByRole('button', { name: `Accept: ${title}`, exact: true })
    .click();
  await expect(panel().getByRole('button', { name: `In plan: ${title}`, exact: true })).toBeVisible();
  await page.goto('/dashboard?section=content-plan');
  await expect(page.getByText(search, { exact: true }).first()).toBeVisible();
  await page.goto('/dashboard');
});

test('the visibility has six points, its change and a date', async () => {
  const figure = page.getByRole('figure').filter({ hasText: 'Visibility' }).first();
  await expect(figure.getByText(/ since [A-Z][a-z]{2} \d+/)).toBeVisible();
  await figure.getByRole('button', { name: /Show as table$/ }).click();
  await expect(figure.getByRole('row').filter({ has: page.getByRole('cell') })).toHaveCount(6);
  await figure.getByRole('button', { name: /Show as chart$/ }).click();
});

test('every figure is known, and each chart says that it is a sample', async () => {
  const stats = page.getByRole('main').getByText('Total Keywords Tracked');
  await expect(stats).toBeVisible();
  await expect(page.getByRole('main').getByText('–', { exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Sidebar').getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByText(/^brewlane\.example$/)).toHaveCount(1);
  for (const figure of await page.getByRole('figure').all()) {
    await expect(figure.getByText('Sample', { exact: true })).toHaveCount(1);
  }
});

test('the first opportunity is in the plan or says why not', async () => {
  const first = page.getByRole('region', { name: 'Top Ranking Opportunities' }).getByRole('listitem').first();
  await expect(first.getByText(/^(In plan|Planned|Due|Left out|Not planned|Accept)/).first()).toBeVisible();
});

test('the review is one click away and has results of every kind', async () => {
  await page
    .getByLabel('Sidebar')
    .getByRole('link', { name: /^Review/ })
    .click();
  const table = page.getByRole('main').getByRole('table');
  for (const verdict of [
    'Worked',
    'Helped a little',
    'No clear change',
    'Fell',
    'Too early',
    'Cannot tell',
  ]) {
    await expect(table.getByText(verdict, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('tab', { name: 'All predictions' }).click();
  for (const outcome of ['Reached', 'Partly', 'Not yet']) {
    await expect(page.getByRole('main').getByText(outcome, { exact: true }).last()).toBeVisible();
  }
});

test('sorting the keywords by gain puts the search of the first move on top', async () => {
  await page.goto('/dashboard?section=keywords');
  await page.getByText('Table', { exact: true }).click();
  const grid = page.getByRole('grid', { name: 'Keywords' });
  await grid.getByRole('columnheader', { name: 'Gain' }).getByText('Gain').click();
  await expect(grid.getByRole('columnheader', { name: 'Gain' })).toHaveAttribute('aria-sort', 'descending');
  // The gain of a move is that of all its searches.
  await expect
    .poll(async () => (await grid.getByRole('row').allTextContents()).slice(1, 6).join('\n'))
    .toContain(search);
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

test('a phone shows the first move with its Accept button on its first screen', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(rows().first().locator('[data-act="open"]')).toBeInViewport({ ratio: 1 });
  await expect(rows().first().locator('[data-act="accept"]')).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('in dark mode, the keyboard alone leads from a move to its facts, the plan and back', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  await expectFirstMove();
  await page.keyboard.press('j');
  await expect(rows().first().locator('[data-act="open"]')).toBeFocused();
  const title = await titleOf(rows().first());
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: title }).getByText(/^Evidence · \d+ facts$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const open = panel()
    .getByRole('button', { name: /^Accept: / })
    .first();
  const name = ((await open.getAttribute('aria-label')) ?? '').replace('Accept: ', '');
  const row = rows().filter({ has: page.getByRole('button', { name: `Accept: ${name}`, exact: true }) });
  await page.keyboard.press('k');
  for (let at = 0; at < (await rows().count()); at++) {
    if (await row.locator('[data-act="open"]').evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('j');
  }
  await page.keyboard.press('a');
  await expect(panel().getByRole('button', { name: `In plan: ${name}`, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel().getByRole('button', { name: `Accept: ${name}`, exact: true })).toBeVisible();
});

test('in dark mode, the keyboard alone shows how the site develops', async () => {
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

test('in dark mode, a phone shows the first move with its Accept button', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(rows().first().locator('[data-act="accept"]')).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page, 390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the first screen is accessible', async () => {
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
