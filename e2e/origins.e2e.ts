import { expect, type Page, test } from '@playwright/test';
import { startReading } from './person.ts';

const publicPaths = ['/', '/privacy', '/terms', '/signin'];
const screens = [
  'Keywords',
  'Keyword Inspector',
  'Reports',
  'Competitors',
  'Gap Matrix',
  'Content Plan',
  'Workspace Settings',
  'Profile',
  'Feedback Board',
];

/** Violations of the content security policy are console errors, too. */
function watch(page: Page, home: string) {
  const problems: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== home) elsewhere.push(request.url());
  });
  return { problems, elsewhere };
}

test('no page or screen requests another origin, or violates its policy', async ({ page, baseURL }) => {
  const { problems, elsewhere } = watch(page, new URL(baseURL ?? '').origin);
  for (const path of publicPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await startReading(page);
  for (const screen of screens) {
    await page.getByRole('link', { name: screen, exact: true }).click();
    await expect(page).toHaveTitle(`${screen} · Keydence`);
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    expect(problems.splice(0), screen).toEqual([]);
  }
  expect(elsewhere).toEqual([]);
});
