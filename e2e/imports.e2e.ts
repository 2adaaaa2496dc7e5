import { writeSpreadsheet } from '@keydence/search-data/testing/spreadsheet';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { freshAddress, signIn } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

/** A sample site in a country without sample numbers, so that no source covers it. */
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

test('a preview shows a file before its import, with the skipped rows', async () => {
  await page.getByRole('link', { name: 'Import an export' }).click();
  await expect(dialog().getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await expectAccessible(page);
  await chooseFile('picture.csv', 'a,b\nc,d');
  await expect(
    dialog().getByRole('heading', { name: 'Keydence does not recognize this table' }),
  ).toBeVisible();
  await dialog().getByRole('button', { name: 'Choose another file' }).click();
  const rows = ['コーヒー 豆,120,3400,3.53%,4.2', 'エスプレッソ,8,900,0.89%,13.94', ',1,5,20%,3'];
  await chooseFile('クエリ.csv', [header, ...rows].join('\n'));
  await expect(dialog().getByText('Search Console, search results')).toBeVisible();
  await expect(dialog().getByText('2 keyword rows, 1 left out')).toBeVisible();
  await expect(dialog().getByRole('region', { name: '1 problem' }).first()).toContainText(
    'The row has no keyword.',
  );
  await expectAccessible(page);
});

test('the preview survives a reload, is imported by keyboard, and the domain has numbers', async () => {
  await page.reload();
  const start = dialog().getByRole('button', { name: 'Import 2 keyword rows' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: 30_000 });
  await expectRegionAccessible(dialog());
  await dialog().getByRole('button', { name: 'See the keywords' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2 keywords' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'コーヒー 豆' })).toBeVisible();
  await page.goto('/dashboard?section=reports');
  await expect(page.getByText('Numbers from imported exports')).toBeVisible();
});

test('a second tool adds missing figures, and the details name both', async () => {
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
  await expectRegionAccessible(sources);
});

test('importing the same file again changes nothing, and the preview says so', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  const planner = 'Keyword\tAvg. monthly searches\tSearches: Sep 2026\nコーヒー 豆\t9900\t12100\n';
  await chooseFile('Keyword Stats.csv', planner);
  await expect(dialog().getByText(/Importing it again changes nothing/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await expect(dialog().getByText('Earlier imports')).toBeVisible();
});

const meaning = (column: string) => dialog().getByRole('combobox', { name: `Meaning of ${column}` });

test('a spreadsheet with unknown columns is read from its largest sheet, or the chosen one', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  const rows = [
    ['Phrase', 'Found'],
    ['tea tray', 1300],
    ['tea towel', 90],
  ];
  const notes = [
    ['By', 'Checked'],
    ['Ann', 'yes'],
  ];
  const content = writeSpreadsheet({ Notes: notes, Ideas: rows });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'ideas.xlsx', mimeType, buffer: Buffer.from(content) });
  await expect(meaning('Phrase')).toHaveValue('keyword');
  await meaning('Found').selectOption('search_volume');
  await dialog().getByRole('button', { name: 'Use columns' }).click();
  await expect(dialog().getByText(/Only one is read: Ideas. Left out: Notes./)).toBeVisible();
  await dialog().getByRole('combobox', { name: 'Sheet' }).selectOption('Notes');
  await expect(meaning('By')).toBeVisible();
  await dialog().getByRole('combobox', { name: 'Sheet' }).selectOption('Ideas');
  await meaning('Found').selectOption('search_volume');
  await dialog().getByRole('button', { name: 'Use columns' }).click();
  await dialog().getByRole('button', { name: 'Import 2 keyword rows' }).click();
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: 30_000 });
});

const ideas = (...rows: string[]) => ['Phrase;Found;Place;Owner', ...rows].join('\n');

test('columns of an unknown table are chosen by keyboard, and imported', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  await chooseFile('ideas.csv', ideas('teapot;1.300;4;Ann', 'tea strainer;90;;Bo'));
  await expect(meaning('Phrase')).toBeFocused();
  await expect(meaning('Phrase')).toHaveValue('keyword');
  await expect(dialog().getByRole('row', { name: 'teapot 1.300 4 Ann' })).toBeVisible();
  await expectAccessible(page);
  await meaning('Phrase').selectOption('');
  await expect(dialog().getByRole('status')).toHaveText('Choose the column that holds the keywords.');
  await meaning('Phrase').selectOption('keyword');
  await meaning('Found').focus();
  await page.keyboard.type('Search vol');
  await meaning('Place').selectOption('rank');
  await dialog().getByRole('button', { name: 'Use columns' }).press('Enter');
  await expect(dialog().getByText('Found: Search volume a month')).toBeVisible();
  await expectRegionAccessible(dialog());
  await dialog().getByRole('button', { name: 'Import 2 keyword rows' }).press('Enter');
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: 30_000 });
  await dialog().getByRole('button', { name: 'See the keywords' }).click();
  const card = page.getByRole('article').filter({ hasText: 'teapot' });
  await expect(card).toContainText('#4');
});

test('the next file with that header uses the same columns, until the choice is undone', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  await chooseFile('more.csv', ideas('kettle;70;9;Ann'));
  await expect(dialog().getByText(/The columns are read as you said for ideas.csv/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Choose the columns' }).click();
  await meaning('Place').selectOption('');
  await dialog().getByRole('button', { name: 'Use columns' }).click();
  await expect(dialog().getByText('Place: Rank')).toHaveCount(0);
  await dialog().getByRole('button', { name: 'Undo this' }).click();
  await expect(
    dialog().getByRole('heading', { name: 'Keydence does not recognize this table' }),
  ).toBeVisible();
  await page.goto('/dashboard?section=keywords&import=new');
  await chooseFile('third.csv', ideas('kettle;70;9;Ann'));
  await expect(meaning('Place')).toHaveValue('');
});

test('a file of another site, and one with ambiguous numbers, require a choice', async () => {
  await page.goto('/dashboard?section=keywords&import=new');
  const header = 'Keyword,Position,Search Volume,CPC,URL';
  await chooseFile('x.csv', [header, 'tea,4,90,1.300,https://another.example/tea'].join('\n'));
  await expect(dialog().getByText('How are the numbers written?')).toBeVisible();
  await expectRegionAccessible(dialog());
  await dialog().getByRole('button', { name: '1.300 is one and three tenths' }).press('Enter');
  const start = dialog().getByRole('button', { name: 'Import 1 keyword row' });
  await expect(start).toBeDisabled();
  await dialog().getByRole('checkbox', { name: 'Import the numbers of another.example here' }).check();
  await expectRegionAccessible(dialog());
  await start.click();
  await expect(dialog().getByText('New keywords')).toBeVisible({ timeout: 30_000 });
});
