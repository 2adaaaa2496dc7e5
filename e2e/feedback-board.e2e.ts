import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { failProcedure } from './fail-procedure.ts';
import { startReading, startWithoutData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let admin: Page;
const problems: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  admin = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await startReading(page);
});

test.afterAll(async () => {
  await page.context().close();
  await admin.context().close();
  expect(problems).toEqual([]);
});

const board = '/dashboard?section=feedback-board';
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const drawer = (title: string) => page.getByRole('dialog', { name: title, exact: true });

/** Submits an item through the form, by keyboard. */
async function share(title: string, category: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Share feedback' });
  await form.getByLabel('Title').fill(title);
  await form.getByRole('radio', { name: category }).check();
  await form.getByLabel('Description').fill('It would save an hour each week.');
  await form.getByRole('button', { name: 'Share feedback' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(card(title)).toBeVisible();
}

test('the sidebar opens the form, which lists missing fields and keeps the draft', async () => {
  await page.getByRole('link', { name: 'Share Feedback' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Share feedback' });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(/share=1/);
  await form.getByRole('button', { name: 'Share feedback' }).press('Enter');
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Description is required')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Export to a spreadsheet');
  await form.getByLabel('Description').fill('Too short');
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('Export to a spreadsheet');
  await form.getByRole('button', { name: 'Share feedback' }).press('Enter');
  await expect(form.getByText('Description must be at least 10 characters long')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByText('No feedback yet. Be the first to share your thoughts!')).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
  await page.getByRole('main').getByRole('button', { name: 'Share feedback' }).first().press('Enter');
  await share('Export to a spreadsheet', 'Feature requests');
  await expect(page.getByText('Thank you! Your feedback is on the board.')).toBeVisible();
});

test('the form opened from the dashboard has the focus, and passes it to the content', async () => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Give Feedback' }).press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a similar title offers a vote for the existing item', async () => {
  await page.goto(`${board}&share=1`);
  const form = page.getByRole('dialog', { name: 'Share feedback' });
  await form.getByLabel('Title').fill('spreadsheet export');
  const similar = form.getByRole('list', { name: 'Is it one of these already?' });
  const vote = similar.getByRole('button', { name: /Upvote “Export to a spreadsheet”/ });
  await vote.press('Enter');
  await expect(vote).toHaveAttribute('aria-pressed', 'true');
  await expectRegionAccessible(form);
  await share('Charts lose their legend', 'Bug reports');
  await page.reload();
  await expect(card('Export to a spreadsheet').getByRole('button', { name: /^1 vote/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
});

test('filters live in the URL, and Back restores them', async () => {
  await page.goto(board);
  await page.getByRole('button', { name: 'Bug reports 1' }).press('Enter');
  await expect(page).toHaveURL(/category=bug_reports/);
  await expect(page.getByText('1 post in bug reports')).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Planned');
  await expect(page.getByText('No feedback found matching your criteria.')).toBeVisible();
  await page.goBack();
  await expect(card('Charts lose their legend')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Most upvoted');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('most_upvoted');
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search' }).fill('spreadsheet');
  await expect(page.getByText('1 post with “spreadsheet”')).toBeVisible();
  await expect(page).toHaveURL(/search=spreadsheet/);
  await page.goBack();
  await expect(page.getByText('2 posts')).toBeVisible();
});

test('comments are written, edited, linked and deleted by keyboard', async () => {
  await page.goto(board);
  const title = page.getByRole('link', { name: 'Export to a spreadsheet' });
  await title.press('Enter');
  const open = drawer('Export to a spreadsheet');
  await expect(open.getByText('No comments yet. Be the first to comment!')).toBeVisible();
  await open.getByRole('textbox', { name: 'Add a comment' }).fill('With the filters, please.');
  await page.keyboard.press('Control+Enter');
  const rows = open.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(open.getByText('Your comment is posted.')).toBeVisible();
  await rows.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(open.getByRole('textbox', { name: 'Edit your comment' })).toBeFocused();
  await page.keyboard.type(' And dates.');
  await page.keyboard.press('Control+Enter');
  await expect(rows).toContainText('With the filters, please. And dates.');
  await expect(rows).toContainText('edited');
  await expectAccessible(page);
  await rows.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete comment' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(rows.getByRole('button', { name: 'Delete' })).toBeFocused();
  await rows.getByRole('button', { name: 'Delete' }).press('Enter');
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(rows).toHaveCount(0);
  await expect(open.getByRole('heading', { name: /^Comments/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
  await expect(title).toBeFocused();
});

test('links open a comment, and report an unknown item', async () => {
  await page.goto(board);
  await page.getByRole('link', { name: 'Export to a spreadsheet' }).click();
  const open = drawer('Export to a spreadsheet');
  await open.getByRole('textbox', { name: 'Add a comment' }).fill('A comment to link to.');
  await page.keyboard.press('Control+Enter');
  await expect(open.getByText('Your comment is posted.')).toBeVisible();
  const answer = page.waitForResponse(/feedback\.listComments/);
  await page.reload();
  const [{ result }] = (await (await answer).json()) as [{ result: { data: { id: string }[] } }];
  const id = new URL(page.url()).searchParams.get('item');
  await page.goto(`${board}&item=${id}&comment=${result.data[0]?.id}`);
  await expect(open.getByRole('listitem')).toBeFocused();
  await page.goto(`${board}&item=0190a0a0-0000-7000-8000-000000000000`);
  await expect(page.getByText('This feedback is no longer here.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the board' }).press('Enter');
  await expect(card('Export to a spreadsheet')).toBeVisible();
  // The browser may log the response about the unknown item.
  expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('failures show an error and can be retried', async () => {
  const answerList = await failProcedure(page, 'feedback.list');
  await page.goto(`${board}&page=1`);
  await expect(page.getByText('Failed to fetch feedback')).toBeVisible();
  await expectRegionAccessible(page.getByRole('main'));
  await answerList();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch feedback' });
  await failure.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(card('Charts lose their legend')).toBeVisible();
  const answerComments = await failProcedure(page, 'feedback.listComments');
  await page.getByRole('link', { name: 'Charts lose their legend' }).click();
  const open = drawer('Charts lose their legend');
  await expect(open.getByText('Failed to load comments')).toBeVisible();
  await answerComments();
  await open.getByRole('button', { name: 'Try Again' }).press('Enter');
  await expect(page.getByText('No comments yet. Be the first to comment!')).toBeVisible();
  problems.splice(0);
});

test('a deleted item cannot be voted for', async () => {
  await page.goto(board);
  await expect(card('Charts lose their legend')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(board);
  await other.getByRole('button', { name: 'More actions for “Charts lose their legend”' }).click();
  await other.getByRole('menuitem', { name: 'Edit' }).click();
  const form = other.getByRole('dialog', { name: 'Edit feedback' });
  await form.getByLabel('Title').fill('Legends vanish');
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(other.getByText('Your feedback is changed.')).toBeVisible();
  await other.getByRole('button', { name: 'More actions for “Legends vanish”' }).press('Enter');
  await other.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  const question = other.getByRole('dialog', { name: 'Delete feedback' });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(other.getByText('“Legends vanish” is deleted.')).toBeVisible();
  await expect(other.getByText('1 post', { exact: true })).toBeFocused();
  await other.close();
  await card('Charts lose their legend')
    .getByRole('button', { name: /Upvote/ })
    .press('Enter');
  await expect(page.getByText('Failed to vote. Please try again.')).toBeVisible();
  await expect(card('Charts lose their legend')).toHaveCount(0);
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('an admin sets a status', async () => {
  await startWithoutData(admin, 'admin@mail.example');
  await admin.goto(board);
  await admin.getByRole('button', { name: 'More actions for “Export to a spreadsheet”' }).click();
  await admin.getByRole('menuitemradio', { name: 'Planned' }).click();
  await expect(admin.getByText('“Export to a spreadsheet” is now: Planned.')).toBeVisible();
});

test('an admin merges a duplicate, whose link opens the other item', async () => {
  await page.goto(`${board}&share=1`);
  await share('Excel download', 'Improvements');
  await page.getByRole('link', { name: 'Excel download' }).click();
  await expect(drawer('Excel download')).toBeVisible();
  const link = page.url();
  await admin.goto(board);
  await admin.getByRole('button', { name: 'More actions for “Excel download”' }).click();
  await admin.getByRole('menuitem', { name: 'Merge into another…' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Merge feedback' });
  await dialog.getByRole('searchbox').fill('spreadsheet');
  await dialog.getByRole('radio', { name: /Export to a spreadsheet/ }).check();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter');
  await expect(admin.getByText('Merged into “Export to a spreadsheet”.')).toBeVisible();
  await page.goto(link);
  const open = drawer('Export to a spreadsheet');
  await expect(open.getByText(/“Excel download” was merged into this feedback/)).toBeVisible();
  await expect(open.getByText('Planned')).toBeVisible();
});
