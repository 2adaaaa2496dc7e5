import { type ConsoleSite, createConsoleSite } from '@keydence/search-data/testing/console-site';
import {
  type FakeSearchConsole,
  type SearchConsoleFault,
  startFakeSearchConsole,
} from '@keydence/search-data/testing/search-console';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { freshAddress, signIn } from './person.ts';
import { settings } from './settings.ts';

test.describe.configure({ mode: 'serial' });

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const site = 'brewlane.example';
let page: Page;
let google: FakeSearchConsole;

/**
 * Searches of one page just below the top results: `[query, page, clicks, impressions, position]`
 * of 28 days.
 */
const withinReach = [
  ['small espresso machine', 84, 5_600, 7.1],
  ['espresso machine for home', 56, 4_200, 8.2],
  ['quiet espresso machine', 28, 2_800, 9.4],
].map(
  ([query, clicks, impressions, position]) =>
    [String(query), `https://${site}/p/2`, Number(clicks), Number(impressions), Number(position)] as [
      string,
      string,
      number,
      number,
      number,
    ],
);

test.beforeAll(async ({ browser }) => {
  google = await startFakeSearchConsole(
    {
      sites: [
        { siteUrl: `sc-domain:${site}`, permissionLevel: 'siteOwner' },
        { siteUrl: `https://www.${site}/`, permissionLevel: 'siteFullUser' },
        { siteUrl: 'sc-domain:private.example', permissionLevel: 'siteOwner' },
      ],
      days: Array.from({ length: 60 }, (_, index) => {
        const wave = Math.round(20 * Math.sin(index / 6));
        return [dayBefore(62 - index), 60 + index + wave, 1_900 + 12 * index, 9 - index / 20];
      }),
      queries: [
        ['coffee beans', 120, 3_400, 4.2],
        ['espresso machine', 8, 900, 13.9],
        ...withinReach.map(([query, , ...counts]) => [query, ...counts] as [string, number, number, number]),
      ],
      pages: Array.from({ length: 23 }, (_, index) => [`https://${site}/p/${index}`, 230 - index, 4_000, 6]),
      countries: [
        ['jpn', 90, 3_000, 6],
        ['deu', 10, 400, 9],
      ],
      devices: [
        ['MOBILE', 80, 3_000, 6],
        ['DESKTOP', 20, 400, 7],
      ],
      queryPages: [
        ['coffee beans', `https://${site}/p/0`, 90, 2_000, 4],
        ['coffee beans', `https://${site}/p/1`, 30, 1_400, 7],
        ...withinReach,
      ],
      daily: () =>
        withinReach.map(([query, address, clicks, impressions, position]) => [
          query,
          address,
          clicks / 28,
          impressions / 28,
          position,
        ]),
    },
    settings.googlePort,
  );
  page = await (await browser.newContext()).newPage();
  await createWorkspace();
});

/** A workspace for the site, in a country without sample numbers. */
async function createWorkspace() {
  await signIn(page, freshAddress());
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

test.afterAll(async () => {
  await page.context().close();
  await google.close();
});

const dialog = () => page.getByRole('dialog', { name: /Import an export/ });
const way = () => dialog().getByRole('region', { name: 'From Search Console' });

test('declining at Google returns to the previous page', async () => {
  await page.getByRole('link', { name: 'Import an export' }).click();
  await expect(way()).toBeVisible();
  await expectRegionAccessible(way());
  await way().getByRole('button', { name: 'Connect Search Console' }).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await expect(page.getByRole('alert')).toContainText('You did not agree at Google');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the import' }).click();
  await expect(way().getByRole('button', { name: 'Connect Search Console' })).toBeVisible();
});

test('an account is connected, a property chosen, and its figures are fetched', async () => {
  await way().getByRole('button', { name: 'Connect Search Console' }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(way().getByRole('radio', { name: `sc-domain:${site}` })).toBeChecked();
  await expect(way().getByText('private.example')).toHaveCount(0);
  await expectRegionAccessible(way());
  await way().getByRole('button', { name: 'Use this property' }).click();
  await way().getByRole('button', { name: 'Fetch the last three months' }).click();
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: 30_000 });
  await dialog().getByRole('button', { name: 'See the keywords' }).click();
  await expect(page.getByRole('heading', { name: 'coffee beans' })).toBeVisible();
});

test('the dashboard shows the totals as a chart and as tables, with their source', async () => {
  await page.goto('/dashboard');
  const totals = page.getByRole('region', { name: 'Search Console', exact: true });
  await expect(totals.getByText(/By day, .* Source: Search Console API/)).toBeVisible();
  await totals.locator('label', { hasText: 'Impressions' }).click();
  await expect(page).toHaveURL(/figure=impressions/);
  await totals.getByRole('button', { name: 'Impressions: Show as table' }).click();
  await expect(totals.getByRole('table').first()).toContainText('Search Console API');
  await totals.getByRole('button', { name: 'Page 3', exact: true }).click();
  await expect(totals.getByText('/p/22', { exact: true })).toBeVisible();
  await totals.getByRole('tab', { name: 'Countries' }).click();
  await expect(totals.getByRole('row', { name: /Japan/ })).toContainText('3,000');
  await expectAccessible(page);
});

test('a move for the page below the top results is proposed with its searches, and accepted', async () => {
  await page.goto('/dashboard');
  const panel = page.getByRole('region', { name: 'Your next two weeks' });
  const move = panel.getByRole('listitem').filter({ hasText: '/p/2' }).first();
  await expect(move).toBeVisible({ timeout: 60_000 });
  await move.getByRole('link', { name: /^Why: / }).click();
  const searches = page.getByRole('dialog').getByRole('region', { name: 'Searches' }).first();
  await expect(searches).toContainText('small espresso machine');
  await expectRegionAccessible(searches);
  await page.keyboard.press('Escape');
  await move.getByRole('button', { name: /^Accept: / }).click();
  await expect(move.getByRole('button', { name: /^In plan: / })).toBeVisible();
});

test('the clicks of 28 days are fetched, and predictions name them as their basis', async () => {
  const lengths = google.calls
    .filter(({ name, input }) => name === 'query' && String(input.dimensions) === 'query')
    .map(
      ({ input }) => (Date.parse(String(input.endDate)) - Date.parse(String(input.startDate))) / dayMs + 1,
    );
  expect(lengths.filter((days) => days === 28)).toHaveLength(2);
  await page.goto('/dashboard?section=keywords');
  await page
    .getByRole('button', { name: /^Accept: / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Accepted: / })).toBeVisible();
  await page.goto('/dashboard?section=predictions');
  await page.getByText('How predictions are made and checked').click();
  await expect(page.getByText(/^With Search Console, clicks decide/)).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
});

test('disconnecting revokes the permission', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  await expect(way().getByText(/figures up to/)).toBeVisible();
  await way().getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('dialog', { name: 'Disconnect Search Console?' });
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByText('Access at Google is revoked.')).toBeVisible();
  await expect(way().getByRole('button', { name: 'Connect Search Console' })).toBeVisible();
  expect(google.refreshTokens.size).toBe(0);
});

test.describe('the moves of a connected property, without an import', () => {
  /** Enough for the baseline of a page that loses clicks. */
  const fetchedDays = 130;
  let known: ConsoleSite;
  const panel = () => page.getByRole('region', { name: 'Your next two weeks' });
  const pathOf = (address: string) => new URL(address).pathname;
  const rowOf = (address: string) =>
    panel()
      .getByRole('listitem')
      .filter({ has: page.locator('[data-act="open"]') })
      .filter({ hasText: pathOf(address) });
  const drawer = () => page.getByRole('dialog');

  test.beforeAll(async ({ browser }) => {
    known = createConsoleSite({ host: site, finalDay: dayBefore(2), days: fetchedDays });
    google.world = known.world;
    google.script = failOnTheWay();
    await page.context().close();
    page = await (await browser.newContext()).newPage();
    await createWorkspace();
  });

  /** Quota responses and a server error, each once. */
  function failOnTheWay(): FakeSearchConsole['script'] {
    const quota = (reason: string) => ({ error: { errors: [{ reason }] } });
    const faults: Record<number, SearchConsoleFault> = {
      30: { kind: 'http', status: 429, body: quota('rateLimitExceeded') },
      90: { kind: 'http', status: 403, body: quota('userRateLimitExceeded') },
      150: { kind: 'http', status: 500 },
    };
    let asked = 0;
    return ({ name }) => {
      asked += name === 'query' ? 1 : 0;
      return name === 'query' ? faults[asked] : undefined;
    };
  }

  test('days are fetched immediately after the choice of a property', async () => {
    await page.getByRole('link', { name: 'Import an export' }).click();
    await way().getByRole('button', { name: 'Connect Search Console' }).click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await way().getByRole('button', { name: 'Use this property' }).click();
    const counted = way().getByText(new RegExp(`^${fetchedDays} of ${fetchedDays}, back to `));
    await expect(counted).toBeVisible({ timeout: 45_000 });
    await expect(way().getByRole('alert')).toHaveCount(0);
    await expectRegionAccessible(way());
  });

  test('a move is read with its evidence and accepted in three clicks', async () => {
    const { strikingDistance } = known.truth;
    await way().getByRole('link', { name: 'See your next two weeks' }).click();
    await rowOf(strikingDistance)
      .getByRole('link', { name: /^Why: / })
      .click();
    await expect(drawer()).toContainText('4 searches show it at positions 4 to 20');
    await expect(drawer()).toContainText(/facts\s*Search Console, .*, 28 days/);
    await expect(drawer().getByRole('region', { name: 'Searches' }).first().getByRole('row')).toHaveCount(5);
    await drawer()
      .getByRole('button', { name: /^Accept/ })
      .click();
    await page.keyboard.press('Escape');
    await expect(rowOf(strikingDistance).getByRole('button', { name: /^In plan: / })).toBeVisible();
  });

  test('the moves match the figures, and there are no others', async () => {
    const { strikingDistance, lowClickRate, decay, competing, quiet } = known.truth;
    const asking = [strikingDistance, lowClickRate, decay, competing[0]];
    await expect(panel().locator('[data-act="open"]')).toHaveCount(asking.length);
    for (const address of asking) await expect(rowOf(address)).toHaveCount(1);
    await expect(rowOf(decay)).toContainText('of its visits since');
    await expect(rowOf(competing[0])).toContainText('Merge');
    await page.goto('/dashboard?section=moves&view=candidates');
    await expect(page.getByText('No candidates')).toBeVisible();
    for (const address of quiet.slice(-6))
      await expect(page.getByText(pathOf(address), { exact: true })).toHaveCount(0);
  });

  test('a page that loses clicks shows its weeks, and a pair shows which page led', async () => {
    const { decay, competing } = known.truth;
    await page.goto('/dashboard');
    await rowOf(decay)
      .getByRole('link', { name: /^Why: / })
      .click();
    await expect(drawer().getByText('Clicks a week')).toBeVisible();
    await expect(drawer()).toContainText('Its average position fell');
    await expectRegionAccessible(drawer());
    await page.keyboard.press('Escape');
    await rowOf(competing[0])
      .getByRole('link', { name: /^Why: / })
      .click();
    await expect(drawer().getByText('Leading page for “milk frother”')).toBeVisible();
    await expect(drawer()).toContainText('take turns for “milk frother”');
    await expectRegionAccessible(drawer());
  });
});
