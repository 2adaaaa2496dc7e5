import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { failProcedure } from './fail-procedure.ts';
import { addWorkspaceWithoutData, readAccessToken, signIn, startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let address: string;

test.beforeAll(async ({ browser }) => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  page = await (await browser.newContext({ permissions })).newPage();
  address = await startWithSampleData(page);
});

test.afterAll(() => page.context().close());

const palette = () => page.getByRole('combobox', { name: /Search pages/ });

async function openPalette(): Promise<void> {
  // The title of a page is set before its shell listens for keys.
  await expect(page.getByRole('button', { name: /Search or jump to/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette()).toBeFocused();
}

async function runCommand(words: string): Promise<void> {
  await openPalette();
  await page.keyboard.type(words);
  // Enter runs the selected option, which may still be one of the list before.
  const options = page.getByRole('dialog').getByRole('option', { selected: true });
  await expect(options).toHaveText(new RegExp(words, 'i'));
  await page.keyboard.press('Enter');
}

async function closeDialog(): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('the command palette opens a page, a keyword and an action, by keyboard only', async () => {
  await openPalette();
  await page.keyboard.type('zebra');
  await expect(page.getByText('No match for “zebra”.')).toBeVisible();
  await expectAccessible(page);
  await palette().fill('keyw');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Keywords · Keydence');
  await expect(page.getByRole('main')).toBeFocused();
  const text = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';

  await page.getByRole('button', { name: /Search or jump to/ }).click();
  await palette().fill(text);
  const found = page
    .getByRole('group', { name: 'Keywords' })
    .getByRole('option', { name: text, exact: true });
  await expect(found).toBeVisible();
  while ((await found.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: text })).toBeVisible();
  await closeDialog();

  await runCommand('invite');
  await expect(page.getByRole('textbox', { name: 'Invite by email' })).toBeFocused();
  await runCommand('add keywords');
  await expect(page.getByLabel('Keywords, one per line')).toBeVisible();
  await closeDialog();
});

test('single-key shortcuts navigate until they are switched off', async () => {
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveTitle('Dashboard · Keydence');
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  await expect(page).toHaveTitle('Keywords · Keydence');
  const search = page.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('gd');
  await expect(page).toHaveURL(/search=gd/);
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('switch', { name: /Single-key shortcuts/ }).press('Space');
  await closeDialog();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every page starts at its top, and Back restores the scroll position', async () => {
  await page.goto('/dashboard?section=keywords');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('the colors are light, dark or those of the system, and survive a reload without a flash', async () => {
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Colors' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('Dark colors');
  // The page's first script sets it, before anything is drawn.
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await scheme()).toBe('dark');
  await choose('Colors of the system');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
});

test('a lost connection is reported, the screen stays, and data reloads automatically', async () => {
  await page.goto('/dashboard');
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  await expectRegionAccessible(page.getByText(/^You are offline/));
  await page.context().setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();

  await page.route(/\/(trpc|healthz)/, (route) => route.abort());
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible();
  await expect(page.getByText('Failed to fetch dashboard overview')).toBeVisible();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText(/^The server cannot be reached/)).toBeHidden();
  await expect(page.getByText('Failed to load dashboard data')).toBeHidden();
});

test('a failed dashboard says so and loads on Try Again', async () => {
  const answer = await failProcedure(page, 'overview.get');
  await page.goto('/dashboard');
  const panel = page.getByRole('alert').filter({ hasText: 'Failed to load dashboard data' });
  await expect(panel).toContainText('Failed to fetch dashboard overview');
  await expectRegionAccessible(page.getByRole('main'));
  await answer();
  await panel.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible();
});

test('the menu of a small screen slides over the page and navigates', async () => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText('Keyword Wins, On Repeat')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await menu.getByRole('link', { name: 'Keyword Inspector' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('a phone has the main sections at the bottom, and a tablet a rail of named icons', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  const domain = page.getByRole('region', { name: 'Website' }).getByRole('combobox', { name: 'Domain' });
  await page.keyboard.press('Tab');
  await domain.focus();
  await expect(domain).toHaveCSS('outline-width', '2px');
  await expect(domain).toHaveCSS('outline-style', 'solid');
  const bar = page.getByRole('navigation', { name: 'Main sections' });
  for (const entry of await bar.getByRole('link').or(bar.getByRole('button')).all()) {
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
  }
  await bar.getByRole('link', { name: 'Keywords' }).click();
  await expect(page).toHaveTitle('Keywords · Keydence');
  await bar.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Gap Matrix' })).toBeVisible();
  await closeDialog();
  await page.setViewportSize({ width: 768, height: 1024 });
  const rail = page.getByRole('complementary', { name: 'Sidebar' });
  await rail.getByRole('link', { name: 'Gap Matrix' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Gap Matrix');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Gap Matrix · Keydence');
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('the dashboard is accessible with its charts, and its points are read by keyboard', async () => {
  await page.goto('/dashboard');
  const visibility = page.getByRole('region', { name: 'Visibility' });
  await expect(visibility.getByText('The line starts with the next check')).toBeVisible();
  await visibility.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('menuitemcheckbox').first().click();
  await page.keyboard.press('Escape');
  await visibility.getByRole('img').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(visibility.getByRole('img').nth(1)).toBeFocused();
  await expectRegionAccessible(visibility);
});

test('a link opens its sender’s domain, and the switchers change it', async () => {
  await addWorkspaceWithoutData(page, 'Second workspace');
  await page.goto('/dashboard?section=profile');
  await expect(page).toHaveURL(/domain=/);
  const first = new URL(page.url()).searchParams.get('domain');
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Second workspace' }).click();
  await expect(page).not.toHaveURL(new RegExp(`domain=${first}`));
  await expect(page.getByLabel('Sidebar').getByText('Second workspace')).toBeVisible();
  await runCommand('copy link');
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`/dashboard?section=profile&domain=${first}`);
  await expect(page.getByLabel('Sidebar').getByText('Second workspace')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByLabel('Sidebar').getByText('Second workspace')).toBeVisible();
  await page.goto('/dashboard?section=profile&domain=00000000-0000-7000-8000-000000000000');
  await expect(page.getByText(/This link is about a domain that you cannot open/)).toBeVisible();
});

test('a session ended on the server is reported, and the next sign-in returns to the page', async () => {
  await page.goto('/dashboard?section=reports');
  await expect(page).toHaveTitle('Reports · Keydence');
  await openPalette();
  await page.keyboard.type('refresh data');
  await endSession(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Session expired. Please sign in again.')).toBeVisible();
  await signIn(page, address);
  await expect(page).toHaveURL(/section=reports/);
});

test('signing out in one tab signs out the other, and clears local data', async () => {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: /User menu/ })).toBeVisible();
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/signin/);
  await other.waitForURL(/\/signin/);
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(['mantine-color-scheme-value']);
});

async function endSession(tab: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await readAccessToken(tab)}` };
  const answer = await tab.request.post('/auth/v1/logout?scope=local', { headers, data: {} });
  expect(answer.status()).toBe(204);
}
