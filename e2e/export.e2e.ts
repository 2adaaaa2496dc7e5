import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startReading } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startReading(page);
});

test.afterAll(() => page.context().close());

const article = (index: number) => page.getByRole('article').nth(index);
const textOf = async (index: number) => (await article(index).getByRole('heading').textContent()) ?? '';

interface Exported {
  name: string;
  text: string;
  /** By column name. The sample's cells contain no line breaks. */
  rows: Record<string, string>[];
}

async function exportWith(button: Locator): Promise<Exported> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await download.path(), 'utf8');
  const [head = [], ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^",]+)|(?<=,|^)(?=,|$)/g)].map((m) => m[1] ?? m[2] ?? ''),
    );
  const rows = lines.map((cells) =>
    Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])),
  );
  return { name: download.suggestedFilename(), text, rows };
}

test('the file holds the filtered rows, in the order of the screen', async () => {
  await page.goto(
    '/dashboard?section=keywords&intent=transactional&volume=1000&sort=difficulty_score&order=asc',
  );
  await expect(article(0)).toBeVisible();
  const count =
    (await page
      .getByRole('status')
      .filter({ hasText: /^\d+ keywords? with/ })
      .textContent()) ?? '';
  const { name, text, rows } = await exportWith(page.getByRole('button', { name: 'Export CSV' }));
  expect(name).toMatch(/^keydence-brewlane\.example-keywords-sample-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(`Exported ${rows.length} keywords to ${name}`)).toBeVisible();
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(count.startsWith(`${rows.length} keywords`)).toBe(true);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map((row) => row.intent)).toEqual(rows.map(() => 'transactional'));
  expect(rows.every((row) => Number(row.search_volume_per_month) >= 1000)).toBe(true);
  const known = rows
    .map((row) => row.difficulty_0_to_100 ?? '')
    .filter((score) => score !== '')
    .map(Number);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  expect(rows[0]).toMatchObject({
    keyword: await textOf(0),
    data_source: 'sample',
    domain: 'brewlane.example',
  });
});

test('the tag filter of the screen applies to the file', async () => {
  await page.goto('/dashboard?section=keywords&search=french+press');
  const keyword = await textOf(0);
  await page.getByRole('button', { name: `Details: ${keyword}`, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: keyword });
  await drawer.getByPlaceholder('https://').press('Shift+Tab');
  await page.keyboard.type('launch');
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/dashboard?section=keywords&tag=launch');
  await expect(article(0)).toBeVisible();
  const { rows } = await exportWith(page.getByRole('button', { name: 'Export CSV' }));
  expect(rows).toMatchObject([{ keyword, tags: 'launch' }]);
});

test('selected keywords are exported to a separate file', async () => {
  await page.goto('/dashboard?section=keywords');
  await article(0).getByRole('checkbox').click();
  await article(2).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Selection' });
  const { rows } = await exportWith(bar.getByRole('button', { name: 'Export CSV' }));
  expect(rows.map((row) => row.keyword)).toEqual([await textOf(0), await textOf(2)]);
});
