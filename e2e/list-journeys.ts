import { expect, type Locator, type Page, test } from '@playwright/test';
import { moveRows, type StoryFacts } from './first-screen-journeys.ts';
import { type Look, tabTo } from './looks.ts';

const rowsOf = (grid: Locator) => grid.getByRole('row').filter({ has: grid.page().getByRole('gridcell') });
const keywordGrid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });
const tableKey = 'keydence.keywords.table';

/** Opens the keywords as a table, from their cards. */
async function openTable(page: Page, look: Look): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), tableKey);
  await page.goto('/dashboard?section=keywords');
  if (look.name === 'keyboard') {
    await tabTo(page.getByRole('radio', { name: 'Cards' }));
    await page.keyboard.press('ArrowRight');
  } else {
    await page.getByText('Table', { exact: true }).click();
  }
  await expect(rowsOf(keywordGrid(page)).first()).toBeVisible();
}

async function sortByGain(page: Page, look: Look): Promise<void> {
  const grid = keywordGrid(page);
  const head = grid.getByRole('columnheader', { name: 'Gain' });
  if (look.name === 'keyboard') {
    await tabTo(grid);
    for (const key of ['Control+Home', 'ArrowUp', 'Home', 'ArrowRight', 'ArrowRight']) {
      await page.keyboard.press(key);
    }
    await expect(head).toHaveAttribute('data-current');
  }
  for (let press = 0; press < 3; press++) {
    if ((await head.getAttribute('aria-sort')) === 'descending' && press > 0) break;
    const before = (await head.getAttribute('aria-sort')) ?? '';
    if (look.name === 'keyboard') await page.keyboard.press('Enter');
    else await head.getByText('Gain').click();
    await expect(head).not.toHaveAttribute('aria-sort', before);
  }
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The row of a keyword in the table, with a search for it. */
export async function listKeyword(page: Page, text: string): Promise<Locator> {
  await page.goto(`/dashboard?section=keywords&layout=table&search=${encodeURIComponent(text)}`);
  const listed = rowsOf(keywordGrid(page)).filter({ has: page.getByText(text, { exact: true }) });
  await expect(listed).toHaveCount(1);
  return listed;
}

export async function openRow(row: Locator, look: Look): Promise<void> {
  const page = row.page();
  if (look.name !== 'keyboard') {
    await look.press(row.getByRole('gridcell').nth(1));
    return;
  }
  await tabTo(keywordGrid(page));
  const place = Number(await row.getAttribute('aria-rowindex')) - 2;
  for (let step = 0; step < place; step++) await page.keyboard.press('j');
  await page.keyboard.press('Enter');
}

/** Items 11 to 14, 17 and 19 of what a first-time visitor finds out. */
export function testLists(look: Look, story: StoryFacts): void {
  const isKeyboard = look.name === 'keyboard';
  const titled = (name: string) => `${look.name}: ${name}`;

  test(titled('the table shows at least 18 keywords and is used by letters'), async () => {
    const page = story.page();
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.goto('/dashboard');
    await openTable(page, look);
    const grid = keywordGrid(page);
    const inView = () =>
      rowsOf(grid).evaluateAll(
        (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
    await expect.poll(inView).toBeGreaterThanOrEqual(18);
    if (isKeyboard) await tabTo(grid);
    else await grid.focus();
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    const current = grid.locator('[data-current]');
    await expect(current.locator('xpath=..')).toHaveAttribute('aria-rowindex', '3');
    const text = (await current.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: text })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(grid).toBeFocused();
  });

  test(titled('sorted by gain, the search of the first move is in the first three rows'), async () => {
    const page = story.page();
    await sortByGain(page, look);
    const texts = await rowsOf(keywordGrid(page)).evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex))
        .map((row) => row.children[1]?.textContent ?? ''),
    );
    expect(texts.slice(0, 3)).toContain(story.search);
  });

  test(titled('the share of voice of all six sites can be compared at once'), async () => {
    const page = story.page();
    await look.go(page, 'Competitors');
    const sites = page.getByRole('figure').filter({ hasText: 'Share of voice' }).first();
    const shares = sites.getByRole('list').first().getByRole('listitem');
    await expect(shares).toHaveCount(6);
    for (const share of await shares.all()) await expect(share).toBeInViewport({ ratio: 1 });
    const grid = page.getByRole('grid', { name: 'Sites compared' });
    await expect(rowsOf(grid)).toHaveCount(6);
    await expect(rowsOf(grid).getByText(/^\d+(\.\d+)?%$/)).toHaveCount(6);
    if (isKeyboard) await tabTo(grid);
  });

  test(titled('the matrix shows relevant keywords first, and its classes add up'), async () => {
    const page = story.page();
    await look.go(page, 'Gap Matrix');
    await expect(page.getByLabel('Relevant only')).toBeChecked();
    await expect(page.getByLabel('Relevance', { exact: true })).toHaveValue('relevant-only');
    await expect(page.getByText(/^\d+ keywords? hidden: /)).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Gap Matrix' });
    const names = await grid.getByRole('columnheader').allTextContents();
    const relevance = (row: number) =>
      grid
        .locator(`[aria-rowindex="${row + 1}"]`)
        .getByRole('gridcell')
        .nth(names.indexOf('Relevance'));
    for (let row = 1; row <= 10; row++) await expect(relevance(row)).toHaveText('Relevant');
    const classes = page.getByRole('group', { name: 'Kind of gap' }).getByRole('button');
    await expect(classes.first()).toHaveText(/^All [1-9]/);
    const [all = 0, ...counts] = (await classes.allTextContents()).map((text) =>
      Number(text.replace(/\D/g, '')),
    );
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count)).toBe(all);
    const missing = classes.filter({ hasText: /^Missing/ });
    const count = Number(((await missing.textContent()) ?? '').replace(/\D/g, ''));
    await look.press(missing);
    await expect(page.getByText(`${count} keywords`, { exact: true })).toBeVisible();
  });

  test(titled('a figure of the dashboard leads to exactly as many rows'), async () => {
    const page = story.page();
    for (const figure of ['Competitor Gaps Found', 'Total Keywords Tracked']) {
      await look.go(page, 'Dashboard');
      const card = page.getByRole('main').getByRole('link', { name: figure, exact: true });
      await expect(card).toBeVisible();
      const value = card.locator('xpath=ancestor::div[2]/div[2]');
      await expect(value).toHaveText(/^[\d,]+$/);
      const shown = (await value.textContent()) ?? '';
      await look.press(card);
      await expect(page.getByText(new RegExp(`^${shown} keywords`)).first()).toBeVisible();
    }
  });

  test(titled('a keyword has the same gain, rank and difficulty on its screens'), async () => {
    const page = story.page();
    const { search } = story;
    await page.goto('/dashboard');
    const opportunity = page
      .getByRole('region', { name: 'Top Ranking Opportunities' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: search, exact: true }) });
    const rank = (await opportunity.getByText(/^#\d+$/).textContent()) ?? '';
    const difficulty = /measured (\d+) of 100/.exec((await opportunity.textContent()) ?? '')?.[1] ?? '';
    const gainOfMove =
      (await opportunity
        .getByText(/^\+[\d,]+/)
        .first()
        .textContent()) ?? '';
    await expect(moveRows(page).first().getByText(gainOfMove, { exact: true })).toBeVisible();
    const listed = await listKeyword(page, search);
    const cells = await listed.getByRole('gridcell').allTextContents();
    const gain = cells[2] ?? '';
    expect(cells[3]).toBe(rank);
    expect(cells[5]?.replace(/\D/g, '')).toBe(difficulty);
    await openRow(listed, look);
    const drawer = page.getByRole('dialog', { name: search });
    for (const fact of [gain, difficulty]) {
      await expect(drawer.getByText(fact, { exact: true }).first()).toBeVisible();
    }
    await expect(drawer.getByText(`(${rank} among `).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(`/dashboard?section=gap-matrix&search=${encodeURIComponent(search)}`);
    const compared = rowsOf(page.getByRole('grid', { name: 'Gap Matrix' })).filter({
      has: page.getByText(search, { exact: true }),
    });
    await expect(compared.getByText(gain, { exact: true })).toBeVisible();
    await expect(compared.getByRole('gridcell').nth(4)).toHaveText(new RegExp(`\\b${rank.slice(1)}\\b`));
    await page.goto('/dashboard?section=reports');
    const reported = page
      .getByRole('region', { name: 'High Priority Opportunities' })
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: search, exact: true }) });
    await expect(reported).toContainText(gainOfMove);
    for (const fact of [rank, difficulty]) {
      await expect(reported.getByText(fact, { exact: true }).first()).toBeVisible();
    }
  });

  test(titled('a competitor has the same name on its card, in the matrix and in the report'), async () => {
    const page = story.page();
    await page.goto('/dashboard?section=competitors');
    const cards = page.getByRole('list', { name: 'Competitors' }).getByRole('heading', { level: 2 });
    await expect(cards).toHaveCount(5);
    const names = await cards.allTextContents();
    await page.goto('/dashboard?section=gap-matrix');
    for (const name of names) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toHaveCount(1);
    }
    await page.goto('/dashboard?section=reports');
    const told = page.getByRole('region', { name: 'Competitor Strategy Analysis' });
    for (const name of names) await expect(told.getByText(name, { exact: true }).first()).toBeAttached();
  });

  test(titled('a keyword that was just added says that it was not checked yet'), async () => {
    const page = story.page();
    const text = `decaf for ${look.name} evenings`;
    await page.goto('/dashboard?section=keywords');
    await look.press(page.getByRole('button', { name: 'Add keywords' }));
    await expect(page.getByLabel('Keywords, one per line')).toBeFocused();
    await page.keyboard.type(text);
    await look.press(page.getByRole('button', { name: 'Add', exact: true }));
    await expect(page.getByText('1 added, 0 already tracked')).toBeVisible();
    await page.goto(`/dashboard?section=keywords&search=${encodeURIComponent(text)}`);
    await expect(page.getByText('Not checked yet').first()).toBeVisible();
  });
}
