import type { ChildProcess } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from './accessibility.ts';
import { testFirstScreen } from './first-screen-journeys.ts';
import { lengthenTexts } from './lengthen-texts.ts';
import { testLists } from './list-journeys.ts';
import { looks } from './looks.ts';
import { startOwnServer } from './own-server.ts';
import { freshAddress, startWithSampleData } from './person.ts';
import { testReport } from './report-journeys.ts';
import { settings } from './settings.ts';

// What a visitor finds out within a minute, from a sample site with its last ten weeks and its pages.
test.describe.configure({ mode: 'serial' });
const story = settings.story;
test.use({ baseURL: `http://localhost:${story.port}`, viewport: { width: 1440, height: 900 } });

let server: ChildProcess;
let page: Page;
const facts = { page: () => page, search: '', address: freshAddress() };

test.beforeAll(async ({ browser }) => {
  // Ten weeks are computed, beside the other journeys.
  test.setTimeout(180_000);
  server = await startOwnServer({ ...story, env: { SAMPLE_HISTORY: 'true' } });
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page, facts.address, { setupMs: 120_000 });
});

test.afterAll(async () => {
  server.kill();
  await page.context().close();
});

for (const look of looks) {
  testFirstScreen(look, facts);
  testLists(look, facts);
  testReport(look, facts);
}

/** Sum of the layout shifts of the page without input, as of Core Web Vitals. */
const readShift = () =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });

test('screens with charts and lists keep their place while they load', async () => {
  const fired = page.getByRole('region', { name: 'Fired alerts' });
  for (const [section, last] of [
    ['competitors', page.getByRole('grid', { name: 'Sites compared' })],
    ['gap-matrix', page.getByRole('figure').getByRole('link').first()],
    ['alerts', fired.getByRole('listitem').first()],
  ] as const) {
    await page.goto(`/dashboard?section=${section}`);
    await expect(last).toBeVisible();
    expect(await readShift()).toBeLessThan(0.02);
  }
});

test('the first screen is accessible', async () => {
  await page.goto('/dashboard');
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  await expectAccessible(page);
});

test('what fell since the last report leads to exactly as many rows', async () => {
  const fell = page
    .getByRole('region', { name: /^What changed since/ })
    .getByRole('link', { name: /^Fell / });
  const count = /[\d,]+/.exec((await fell.textContent()) ?? '')?.[0] ?? '';
  await fell.click();
  await expect(page.getByText(new RegExp(`^${count} of [\\d,]+ keywords$`))).toBeVisible();
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

test('long titles and keywords fit the screens of pages, topics and moves on a phone', async () => {
  const width = 320;
  const word = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt';
  await page.setViewportSize({ width, height: 900 });
  await lengthenTexts(page, word);
  for (const section of ['pages', 'pages&view=findings', 'radar', 'briefs', 'topics', 'moves']) {
    await page.goto(`/dashboard?section=${section}`);
    await expect(page.getByRole('main').getByText(word).first()).toBeAttached();
    await expectNoOverflow(page, width);
  }
});
