import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { freshAddress, signIn } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

/** A site of the sample world in a country that it has no numbers for: no source covers it. */
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await signIn(page, freshAddress());
  await page.getByLabel('Company name').fill('Brewlane');
  await page.getByLabel('Company name').press('Enter');
  await page.getByLabel('Domain').fill('brewlane.example');
  await expect(page.getByText('Domain exists')).toBeVisible();
  await page.getByLabel('Domain').press('Enter');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('Japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByText('No search data for brewlane.example yet')).toBeVisible({ timeout: 45_000 });
});

test.afterAll(() => page.context().close());

const header = '検索クエリ,クリック数,表示回数,CTR,掲載順位';
const dialog = () => page.getByRole('dialog', { name: /Import an export/ });
const chooseFile = (name: string, text: string) =>
  page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file is shown before it is imported, with what it leaves out', async () => {
  await page.getByRole('link', { name: 'Import an export' }).click();
  await expect(dialog().getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expectAccessible(page);
  await chooseFile('picture.csv', 'a,b\nc,d');
  await expect(dialog().getByRole('alert')).toContainText('This is no export that Keydence knows.');
  const rows = ['コーヒー 豆,120,3400,3.53%,4.2', 'エスプレッソ,8,900,0.89%,13.94', ',1,5,20%,3'];
  await chooseFile('クエリ.csv', [header, ...rows].join('\n'));
  await expect(dialog().getByText('Search Console, search results')).toBeVisible();
  await expect(dialog().getByText('2 keyword rows, 1 left out')).toBeVisible();
  await expect(dialog().getByRole('region', { name: '1 problem' }).first()).toContainText(
    'The row has no keyword.',
  );
  await expectAccessible(page);
});

test('it survives a reload, is imported by the keyboard, and the domain has numbers', async () => {
  await page.reload();
  const start = dialog().getByRole('button', { name: 'Import 2 keyword rows' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await dialog().getByRole('button', { name: 'See the keywords' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 keywords' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'コーヒー 豆' })).toBeVisible();
  await page.goto('/dashboard?section=reports');
  await expect(page.getByText('Numbers from imported exports')).toBeVisible();
});

test('a second tool adds what the first did not know, and the details name both', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  const planner = 'Keyword\tAvg. monthly searches\tSearches: Sep 2026\nコーヒー 豆\t9900\t12100\n';
  await chooseFile('Keyword Stats.csv', planner);
  await dialog().getByRole('button', { name: 'Import 1 keyword row' }).click();
  await expect(dialog().getByText('Known keywords with new numbers')).toBeVisible({ timeout: 30_000 });
  await dialog().getByRole('button', { name: 'See the keywords' }).click();
  const card = page.getByRole('article').filter({ hasText: 'コーヒー 豆' });
  await card.getByRole('button', { name: /Details/ }).click();
  const sources = page.getByRole('table').filter({ hasText: 'Keyword Planner' });
  await expect(sources.getByRole('row', { name: /Search Console/ })).toContainText('4.2 on average');
  await expect(sources.getByRole('row', { name: /Keyword Planner/ })).toContainText('9,900');
  await expectAccessible(page);
});

test('the same file again changes nothing, and says so before', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  const planner = 'Keyword\tAvg. monthly searches\tSearches: Sep 2026\nコーヒー 豆\t9900\t12100\n';
  await chooseFile('Keyword Stats.csv', planner);
  await expect(dialog().getByText(/Importing it again changes nothing/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect(dialog().getByText('Earlier imports')).toBeVisible();
});
