import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startReading } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
const problems: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost') && !request.url().startsWith('data:')) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  await startReading(page);
});

test.afterAll(async () => {
  await page.context().close();
  expect(problems).toEqual([]);
});

test('the dashboard is filled with labeled sample data', async () => {
  await expect(page.getByText('Content Pipeline')).toBeVisible();
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('keywords are filtered and sorted, and the URL keeps it', async () => {
  await page.goto('/dashboard?section=keywords');
  await expect(page.getByRole('heading', { name: 'Keywords', exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page
    .getByRole('button', { name: /volume/i })
    .first()
    .click();
  await expect(page).toHaveURL(/sort/i);
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: /search/i }))
    .first()
    .fill('coffee');
  await expect(page).toHaveURL(/search=coffee/);
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText(/coffee/i);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).not.toHaveURL(/search=/);
});

test('the keywords are accessible', async () => {
  await page.goto('/dashboard?section=keywords&search=coffee');
  await expect(page.getByRole('article').first()).toContainText(/coffee/i);
  await expectAccessible(page);
});

test('the report shows its sections with charts and tables', async () => {
  await page.goto('/dashboard?section=reports');
  await expect(page.getByRole('heading', { name: 'Keyword Report' })).toBeVisible();
  for (const section of [
    'AI Health Score',
    'Keyword Position Distribution',
    'Growth Momentum',
    'High Priority Opportunities',
    'Strategic Actions',
    'Keyword Momentum',
    'Competitive Intelligence',
    'Competitor Strategy Analysis',
    'Growth Opportunities',
    'Competitive Positioning',
    'Top Performing Pages',
    'Highest Volume Keywords We Rank For',
  ]) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }
  await page
    .getByRole('button', { name: /show as table/i })
    .first()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('the report is accessible', async () => {
  await expectAccessible(page);
});

test('an unknown section shows that it is coming soon', async () => {
  await page.goto('/dashboard?section=nonsense');
  await expect(page.getByText(/coming soon/i).first()).toBeVisible();
  await expectAccessible(page);
});
