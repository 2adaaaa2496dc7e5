import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await startWithSampleData(page);
  await page.goto('/dashboard?section=alerts');
});

test.afterAll(() => page.context().close());

const rules = () => page.getByRole('list', { name: 'Your alerts' });

test('the suggested alert is one press away, and is deleted and restored', async () => {
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Tell me about drops' }).click();
  await expect(rules().getByText(/At least 3 keywords dropped by 3 places or more/)).toBeVisible();
  await expect(rules()).toBeFocused();
  await rules().getByRole('button', { name: 'Delete: Drops of 3 places' }).click();
  await expect(page.getByRole('heading', { name: 'No alerts yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tell me about drops' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rules().getByText('Watching')).toBeVisible();
  await expectAccessible(page);
});

test('the alert form shows what the rule would have fired, and the alert can be edited', async () => {
  await page.getByRole('button', { name: 'Add alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'New alert' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Into the top 10');
  await dialog.getByRole('combobox', { name: 'What they do' }).selectOption('Enter the top');
  await expect(dialog.getByRole('spinbutton', { name: 'Top' })).toHaveValue('10');
  await dialog.getByRole('spinbutton', { name: 'Minimum number of keywords' }).fill('1');
  await expect(dialog.getByRole('status')).toContainText(/It would|needs two checks/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save alert' }).click();
  await expect(dialog).toBeHidden();
  await expect(rules().getByText(/At least 1 keyword entered the top 10/)).toBeVisible();
  await rules().getByRole('button', { name: 'Pause: Into the top 10' }).click();
  await expect(rules().getByText('Paused', { exact: true })).toBeVisible();
});

test('a webhook shows its secret once, and each test attempt', async () => {
  await page.getByRole('button', { name: 'Webhooks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alert webhooks' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('http://acme.com/hook');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByText('The address must begin with https://.')).toBeVisible();
  // A name that no public server can have.
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://hooks.keydence.example/alerts');
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.getByRole('button', { name: 'Send a test: https://hooks.keydence.example/alerts' }).click();
  await expect(dialog.getByText('Failed', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectRegionAccessible(dialog.getByRole('list').first());
  await page.reload();
  await expect(dialog.getByText('Failed', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Signing secret' })).toBeHidden();
});
