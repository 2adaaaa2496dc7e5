import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoOverflow } from './accessibility.ts';
import { lengthenTexts } from './lengthen-texts.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

const width = 320;
/** One word of sixty letters, wider than a phone. */
const longWord = 'donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauamt';

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  await startWithSampleData(page, `${crypto.randomUUID().slice(0, 4)}${longWord}@mail.example`);
});

test.afterAll(() => page.context().close());

/** Pixels by which an element's content is wider than the element. */
const overflowOf = (element: Locator) => element.evaluate((box) => box.scrollWidth - box.clientWidth);

test('a long name of a user fits the settings on a phone', async () => {
  await page.goto('/dashboard?section=profile');
  await page.getByLabel('Full Name').fill(longWord);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.goto('/dashboard?section=workspace-settings');
  await expect(page.getByText(longWord, { exact: false }).first()).toBeVisible();
  await expectNoOverflow(page, width);
});

test('long reasons in the planner wrap to a second line', async () => {
  await page.goto('/dashboard?section=content-plan&plan=4');
  const dialog = page.getByRole('dialog', { name: /^Plan my next two weeks/ });
  await expect(dialog.getByRole('heading', { name: 'Left out' })).toBeVisible();
  expect(await overflowOf(dialog.locator('.mantine-Modal-body'))).toBe(0);
});

test('a long name of a competitor is completely visible above the matrix', async () => {
  await page.goto('/dashboard?section=competitors');
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit competitor' });
  await dialog.getByLabel('Name').fill(longWord);
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto('/dashboard?section=gap-matrix');
  const site = page.getByRole('button', { name: longWord });
  await expect(site).toBeVisible();
  expect(await overflowOf(site.locator('.mantine-Button-label'))).toBe(0);
  await expectNoOverflow(page, width);
});

test('long keywords, titles and domains fit the screens on a phone', async () => {
  await lengthenTexts(page, longWord);
  const sections = ['keywords', 'gap-matrix', 'competitors', 'workspace-settings'];
  for (const section of sections) {
    await page.goto(`/dashboard?section=${section}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByText(longWord).first()).toBeAttached();
    await expectNoOverflow(page, width);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('the actions of the keyword list are one button on a phone and one line on a desk', async () => {
  await page.goto('/dashboard?section=keywords&layout=cards');
  const more = page.getByRole('button', { name: 'Actions', exact: true });
  const refetch = page.getByRole('button', { name: 'Refetch Rankings' });
  await expect(more).toBeVisible();
  await expect(refetch).toBeHidden();
  await more.click();
  await expect(refetch).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(more).toBeHidden();
  const sorts = page.getByRole('group', { name: 'Sort by' }).getByRole('button');
  await expect(sorts.last()).toBeVisible();
  const tops = await sorts.evaluateAll((buttons) => buttons.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});
