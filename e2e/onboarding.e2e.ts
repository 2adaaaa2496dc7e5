import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { looks } from './looks.ts';
import { freshAddress, signIn } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  page = await context.newPage();
  await signIn(page, freshAddress());
});

test.afterAll(() => page.context().close());

const progress = () => page.getByRole('progressbar', { name: 'Progress of the set-up' });
const country = () => page.getByRole('combobox', { name: 'Country' });
const reachStep = (percent: string) => expect(progress()).toHaveAttribute('aria-valuenow', percent);

test('three questions are answered by keyboard only, and survive a reload', async () => {
  await expect(page.getByLabel('Company name')).toBeFocused();
  await reachStep('33');
  await page.keyboard.type('Brewlane');
  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Brewlane');
  await page.getByLabel('Company name').press('Enter');
  await reachStep('66');
  await page.keyboard.type('brewlane.example');
  await expect(page.getByText('Domain exists')).toBeVisible();
  await page.keyboard.press('Enter');
  await reachStep('100');
  await expect(country()).toBeFocused();
  await page.reload();
  await expect(country()).toHaveValue('United Kingdom');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByLabel('Domain')).toHaveValue('brewlane.example');
  await expect(page.getByText('Domain exists')).toBeVisible();
  await page.getByLabel('Domain').press('Enter');
});

test('a lost response is reported, and a retry creates no second workspace', async () => {
  await page.route('**/trpc/workspaces.create*', async (route) => {
    // The server has created it; only the response is lost.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to create company. Please try again.');
  await expect(country()).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Create workspace' }).dblclick();
  await expect(page.getByText('Setting up brewlane.example')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: /User menu/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('another workspace starts at the first question, and an interrupted creation resumes', async () => {
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menuitem', { name: 'New workspace' }).click();
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  await page.route('**/trpc/workspaces.create*', () => undefined);
  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  await expect(page.getByRole('heading', { name: 'Creating your workspace…' })).toBeFocused();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible({ timeout: 45_000 });
  await page.getByRole('button', { name: /User menu/ }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(2);
});

for (const look of looks) {
  test(`${look.name}: a domain that does not respond is checked again, added, or left for the sample`, async () => {
    const type = async (label: string, text: string) => {
      await expect(page.getByLabel(label)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    // Without other servers: each way works on a machine that is offline.
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol !== 'data:' && hostname !== 'localhost') elsewhere.push(request.url());
    });
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.goto('/onboarding?fresh=true');
    await type('Company name', 'Acme');
    await type('Domain', 'no-such-site.invalid');
    const problem = page.getByText('Domain does not exist or is not reachable');
    await expect(problem).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    const checked = page.waitForResponse(/trackedDomains\.validate/);
    await look.press(page.getByRole('button', { name: 'Check again' }));
    await checked;
    await expect(problem).toBeVisible();
    if (look.name !== 'keyboard') await expectAccessible(page);
    await page.emulateMedia({ colorScheme: look.scheme });
    await look.press(page.getByRole('button', { name: 'Add it anyway' }));
    await reachStep('100');
    await expect(country()).toBeFocused();
    await look.press(page.getByRole('button', { name: 'Create workspace' }));
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByLabel('Sidebar')).toContainText('Acme');
    await expect(page.getByRole('main')).toContainText('no-such-site.invalid');
    await page.goto('/onboarding?fresh=true');
    await type('Company name', 'Acme');
    await type('Domain', 'no-such-site.invalid');
    await expect(problem).toBeVisible();
    await look.press(page.getByRole('button', { name: 'Explore with sample data' }));
    await page.waitForURL(/\/dashboard/);
    await expect(page.getByLabel('Sidebar').getByText('Sample', { exact: true })).toBeVisible();
    expect(elsewhere).toEqual([]);
  });
}
