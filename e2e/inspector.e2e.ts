import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { failProcedure } from './fail-procedure.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
});

test.afterAll(() => page.context().close());

const box = () => page.getByRole('searchbox', { name: 'Keyword' });
const title = (keyword: string) =>
  page.getByRole('heading', { level: 2, name: `${keyword} Sample`, exact: true });
const related = () => page.getByRole('region', { name: 'Related keywords' });
const analysis = () => page.getByRole('region', { name: 'Analysis' });

test('the inspector starts without a keyword', async () => {
  await page.goto('/dashboard?section=keyword-inspector');
  await expect(page.getByText('Ready to Analyze')).toBeVisible();
  await expectAccessible(page);
});

test('a typed keyword is looked up and stays in the URL', async () => {
  await box().fill('brewlane');
  await expect(title('brewlane')).toBeVisible();
  await expect(page).toHaveURL(/query=brewlane/);
  await expect(related().getByRole('row')).not.toHaveCount(0);
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expectAccessible(page);
});

test('the months of the chart are available as a table', async () => {
  await page.getByRole('button', { name: 'Searches in the last 12 months: Show as table' }).click();
  await expect(
    page.getByRole('region', { name: 'Searches in the last 12 months' }).getByRole('row'),
  ).toHaveCount(13);
});

test('a related keyword is one press away, and Back and Forward switch between them', async () => {
  await box().fill('french press');
  await expect(title('french press')).toBeVisible();
  await related().getByRole('button', { name: 'best french press', exact: true }).click();
  await expect(title('best french press')).toBeVisible();
  await expect(box()).toHaveValue('best french press');
  await page.goBack();
  await expect(title('french press')).toBeVisible();
  await expect(box()).toHaveValue('french press');
  await page.goForward();
  await expect(title('best french press')).toBeVisible();
  const recent = page.getByRole('region', { name: 'Recent lookups' });
  await recent.getByRole('button', { name: 'french press', exact: true }).click();
  await expect(title('french press')).toBeVisible();
});

test('the questions open by their tab', async () => {
  await page.getByRole('tab', { name: 'Questions' }).click();
  const questions = page.getByRole('region', { name: 'Questions people ask' });
  await expect(
    questions.getByRole('button', { name: 'how to use a french press', exact: true }),
  ).toBeVisible();
  await expectRegionAccessible(analysis());
});

test('the search results open by their tab and by link', async () => {
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page).toHaveURL(/tab=results/);
  await page.reload();
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.getByRole('row').filter({ hasText: 'Your domain' })).toContainText('brewlane.example');
  await expect(results.getByText('Tracked competitor').first()).toBeVisible();
  await expectAccessible(page);
});

test('the features of the results page are shown, and in the details of the tracked keyword', async () => {
  const questions = page.getByRole('list', { name: 'People also ask' });
  const first = (await questions.getByRole('listitem').first().textContent()) ?? '';
  await page.goto('/dashboard?section=keywords&search=french+press');
  await page.getByRole('button', { name: 'Details: french press', exact: true }).click();
  const section = page
    .getByRole('dialog', { name: 'french press' })
    .getByRole('region', { name: 'Results page' });
  await expect(section.getByText(/^(Cited in|Not cited in|No) (the )?AI overview/)).toBeVisible();
  await expect(questions.getByText(first, { exact: true })).toBeVisible();
  await expectRegionAccessible(section);
  await section.getByRole('link').click();
  await expect(page).toHaveURL(/section=keyword-inspector.*tab=results/);
  await expect(title('french press')).toBeVisible();
});

test('untracked keywords are added, one or all, and Undo removes them', async () => {
  await page.goto('/dashboard?section=keywords&search=best+french+press');
  await page.getByRole('article').nth(0).getByRole('checkbox').click();
  await page.getByRole('article').nth(1).getByRole('checkbox').click();
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted 2 keywords')).toBeVisible();
  await page.goto('/dashboard?section=keyword-inspector&query=french+press');
  const others = page.getByRole('button', { name: 'Track the other 2' });
  const track = related().getByRole('button', { name: /^Track "/ });
  await expect(others).toBeVisible();
  await expect(track).toHaveCount(2);
  await track.first().click();
  await expect(page.getByText(/^Tracking "best french press/)).toBeVisible();
  await expect(track).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(track).toHaveCount(2);
  await others.click();
  await expect(page.getByText('Tracking 2 keywords')).toBeVisible();
  await expect(page.getByText('All tracked')).toBeVisible();
  await expect(track).toHaveCount(0);
});

test('a keyword without data says so', async () => {
  await box().fill('zzqx unheard of');
  await expect(page.getByText('No data found for this keyword')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectRegionAccessible(page.getByRole('main'));
});

test('a failed source is retried', async () => {
  const answer = await failProcedure(page, 'keywords.inspect');
  await box().fill('coffee grinder');
  await expect(page.getByText('Failed to fetch keyword data')).toBeVisible();
  await answer();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(title('coffee grinder')).toBeVisible();
});

test('every control works by keyboard', async () => {
  await box().focus();
  await box().selectText();
  await page.keyboard.type('espresso machine');
  await page.keyboard.press('Enter');
  await expect(title('espresso machine')).toBeVisible();
  await expect(related().getByRole('button').first()).toBeVisible();
  await tabTo('tab', 'Related');
  await page.keyboard.press('ArrowRight');
  const questions = page.getByRole('region', { name: 'Questions people ask' });
  await expect(questions.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(related().getByRole('button').first()).toBeVisible();
  await tabTo('button', 'best espresso machine');
  await page.keyboard.press('Enter');
  await expect(title('best espresso machine')).toBeVisible();
  await expect(analysis()).toBeFocused();
});

/** Presses Tab until the target element has the focus. */
async function tabTo(role: 'tab' | 'button', name: string) {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
