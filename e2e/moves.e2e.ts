import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findSavedExports } from '@keydence/search-data/testing/saved-exports';
import { writeZip } from '@keydence/search-data/testing/spreadsheet';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { failProcedure } from './fail-procedure.ts';
import { freshAddress, signIn } from './person.ts';

test.describe.configure({ mode: 'serial' });

/** Milliseconds until a run has found moves after an import: topics are grouped first. */
const foundMs = 60_000;
const dayMs = 86_400_000;
const site = 'brewlane.example';
let page: Page;

/** A sample site in a country without sample numbers: all figures come from the upload. */
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await signIn(page, freshAddress());
  await addDomain();
});

test.afterAll(() => page.context().close());

async function addDomain() {
  await page.getByLabel('Company name').fill('Brewlane');
  await page.getByLabel('Company name').press('Enter');
  await page.getByLabel('Domain').fill(site);
  await expect(page.getByText('Domain exists')).toBeVisible();
  await page.getByLabel('Domain').press('Enter');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('Japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByText(`No search data for ${site} yet`)).toBeVisible({ timeout: 45_000 });
}

const dialog = () => page.getByRole('dialog', { name: /Import an export/ });
const panel = () => page.getByRole('region', { name: 'Your next two weeks' });
const rows = () =>
  panel()
    .getByRole('listitem')
    .filter({ has: page.locator('[data-act="open"]') });

const subjects = ['espresso machine', 'burr grinder', 'moka pot', 'pour over kettle', 'cold brew maker'];
const words = ['best', 'cheap', 'small', 'how to clean', 'how to use', 'manual', 'quiet', 'for beginners'];

/** A Search Console download for 28 days: many searches just below the top results. */
function consoleZip(): Buffer {
  const searches = subjects.flatMap((subject, at) =>
    words.map((word, step) => {
      const impressions = 4_000 - 350 * step - 200 * at;
      const position = 4.5 + step + at / 2;
      const clicks = Math.round((impressions * 0.16) / position);
      return [`${word} ${subject}`, clicks, impressions, position] as const;
    }),
  );
  const table = (head: string, lines: readonly (readonly [string, number, number, number])[]) =>
    [
      `${head},Clicks,Impressions,CTR,Position`,
      ...lines.map(
        ([name, clicks, impressions, position]) =>
          `${name},${clicks},${impressions},${((100 * clicks) / impressions).toFixed(2)}%,${position.toFixed(2)}`,
      ),
    ].join('\n');
  const pages = subjects.map((subject, at) => {
    const own = searches.filter(([name]) => name.endsWith(subject));
    const sum = (column: 1 | 2) => own.reduce((total, row) => total + row[column], 0);
    return [`https://${site}/picks/${subject.replaceAll(' ', '-')}`, sum(1), sum(2), 6 + at] as const;
  });
  const days = Array.from({ length: 28 }, (_, at) => {
    const day = new Date(Date.now() - (30 - at) * dayMs).toISOString().slice(0, 10);
    return [day, 90 + (at % 7), 3_000, 7] as const;
  });
  const files = {
    'Queries.csv': table('Top queries', searches),
    'Pages.csv': table('Top pages', pages),
    'Chart.csv': table('Date', days),
    'Filters.csv': 'Filter,Value\nSearch type,Web\nDate,Last 28 days\n',
  };
  return Buffer.from(writeZip(files));
}

async function importZip(name: string, buffer: Buffer) {
  await page.goto('/dashboard?section=keywords&import=new');
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'application/zip', buffer });
  const other = dialog().getByRole('checkbox', { name: /^Import the numbers of/ });
  const start = dialog().getByRole('button', { name: /^Import \d/ });
  await expect(start).toBeVisible({ timeout: 30_000 });
  if (await other.isVisible()) await other.check();
  await start.click();
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: foundMs });
}

test('an upload of Search Console becomes an accepted move in two clicks after the import', async () => {
  await importZip('search-console.zip', consoleZip());
  await dialog().getByRole('link', { name: 'See your next two weeks' }).click();
  await expect(rows().first()).toBeVisible({ timeout: foundMs });
  await expect(page.getByText(/moves?, worth .* visits a month\. Numbers of/)).toBeVisible();
  await rows()
    .first()
    .getByRole('button', { name: /^Accept: / })
    .click();
  await expect(
    rows()
      .first()
      .getByRole('button', { name: /^In plan: / }),
  ).toBeFocused();
  await page.reload();
  await expect(panel().getByRole('button', { name: /^In plan: / })).toHaveCount(1);
});

test('the panel works by keyboard, and is accessible', async () => {
  await page.keyboard.press('j');
  await expect(rows().first().locator('[data-act="open"]')).toBeFocused();
  await expectAccessible(page);
});

test('the evidence has an address, shows facts above forms, and is accessible', async () => {
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/drawer=move/);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/^Evidence · \d+ facts?$/)).toBeVisible();
  await expect(drawer.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(drawer.getByText(/^Evidence · /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/drawer=/);
});

test('fewer hours plan fewer moves, and the total matches the rows', async () => {
  await page.goto('/dashboard?section=moves');
  const list = page.getByRole('list', { name: 'These two weeks' }).getByRole('listitem');
  const sum = page.getByRole('status').filter({ hasText: 'visits a month' });
  const shown = async () => Number.parseInt((await sum.textContent()) ?? '', 10);
  await expect(list.first()).toBeVisible();
  expect(await shown()).toBe(await list.count());
  const before = await list.count();
  await page.getByLabel('Hours in two weeks').fill('3');
  await expect(sum).toContainText('of 3 h');
  expect(await list.count()).toBeLessThanOrEqual(before);
  expect(await shown()).toBe(await list.count());
  await expectAccessible(page);
});

test('candidates give the reason why they are not planned, and a skipped one is restored', async () => {
  await page.getByRole('tab', { name: /^Candidates/ }).click();
  await expect(page).toHaveURL(/view=candidates/);
  const candidates = page
    .getByRole('grid', { name: 'Candidates' })
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
  await expect(candidates.first()).toBeVisible();
  await expectAccessible(page);
  const skip = candidates.first().getByRole('button', { name: /^Skip: / });
  const name = ((await skip.getAttribute('aria-label')) ?? '').replace('Skip: ', '');
  await skip.click();
  await page.getByRole('menuitem', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: `Skip: ${name}`, exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: /^Skipped/ }).click();
  await expect(page.getByText(/^Skipped until /)).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
  await page.getByRole('button', { name: `Restore: ${name}`, exact: true }).click();
  await expect(page.getByText('No skipped moves')).toBeVisible();
});

test('a done move shows its pending review', async () => {
  await page.goto('/dashboard');
  await panel()
    .getByRole('button', { name: /^Mark done: / })
    .first()
    .click();
  const question = page.getByRole('dialog', { name: 'When was this done?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Mark done' }).click();
  await expect(page.getByText('Move marked as done')).toBeVisible();
  await page.goto('/dashboard?section=review');
  const results = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(results).toHaveCount(1);
  await expect(results.first()).toContainText('Too early');
  await expectAccessible(page);
});

test('a failure of the moves keeps the rest of the dashboard working', async () => {
  await page.goto('/dashboard?section=moves');
  await page.getByLabel('Hours in two weeks').fill('12');
  const sum = page.getByRole('status').filter({ hasText: 'visits a month' });
  await expect(sum).toContainText('of 12 h');
  const recover = await failProcedure(page, 'moves.plan');
  await page.goto('/dashboard');
  await expect(page.getByText('Could not load your moves')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  await expectRegionAccessible(panel());
  await recover();
  await panel().getByRole('button', { name: 'Try Again' }).click();
  await expect(rows().first()).toBeVisible();
});

const saved = findSavedExports();

test('a real download leads to moves', async () => {
  test.skip(saved === null, 'There are no saved exports beside this checkout.');
  const folder = path.join(saved ?? '', 'gsc-es');
  const files = Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  await importZip('gsc-es.zip', Buffer.from(writeZip(files)));
  await page.goto('/dashboard?section=moves&view=candidates');
  await expect(
    page
      .getByRole('grid', { name: 'Candidates' })
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell') })
      .first(),
  ).toBeVisible({
    timeout: foundMs,
  });
});
