import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { expectRegionAccessible } from './accessibility.ts';
import { startSearchData } from './fake-search-data.ts';
import { live, startLiveServer } from './live-server.ts';
import { freshAddress, signIn } from './person.ts';

test.use({ baseURL: live.url });

let provider: Server;
let server: ChildProcess;

test.beforeAll(async () => {
  provider = startSearchData(live.providerPort);
  server = await startLiveServer();
});
test.afterAll(() => {
  server.kill();
  provider.close();
});

const header = 'Top queries,Clicks,Impressions,CTR,Position';
const rows = ['green tea,120,3400,3.53%,4.2', 'tea pot,8,900,0.89%,13.94'];

/** Imports an export without intents and difficulties. */
async function importQueries(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('Brewlane');
  await page.getByLabel('Company name').press('Enter');
  await page.getByLabel('Domain').fill('brewlane.example');
  await expect(page.getByText('Domain exists')).toBeVisible();
  await page.getByLabel('Domain').press('Enter');
  await page.getByRole('combobox', { name: 'Country' }).fill('Japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await page.getByRole('link', { name: 'Import an export' }).click({ timeout: 45_000 });
  const buffer = Buffer.from([header, ...rows].join('\n'));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Queries.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import 2 keyword rows' }).click();
  await page.getByRole('button', { name: 'See the keywords' }).click({ timeout: 30_000 });
}

test('missing figures are bought for a stated price, with their source, and appear in the bill', async ({
  page,
}) => {
  test.slow();
  await signIn(page, freshAddress());
  await importQueries(page);
  const button = page.getByRole('button', { name: 'Fill in with DataForSEO' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('note').filter({ hasText: 'Fill in with DataForSEO' })).toContainText('$0.02');
  await expectRegionAccessible(page.getByRole('main'));
  await button.click();
  await expect(page.getByText('Intent or difficulty of 2 keywords found.')).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.getByRole('button', { name: 'Details: green tea', exact: true }).click();
  const sources = page.getByRole('region', { name: 'Sources' });
  await expect(sources.getByRole('row', { name: /DataForSEO/ })).toContainText('42');
  await expect(sources.getByRole('row', { name: /Search Console/ })).toBeVisible();
  await expectRegionAccessible(sources);
  await page.goto('/dashboard?section=workspace-settings');
  const bill = page.getByRole('region', { name: 'Live Search Data' });
  await expect(bill).toContainText('Filled-in keywords');
  await expect(bill).toContainText('$0.02');
});
