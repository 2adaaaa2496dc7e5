import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { listMails } from './mailbox.ts';
import { startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let address: string;

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  address = await startWithSampleData(page);
  await page.goto('/dashboard?section=reports');
});

test.afterAll(() => page.context().close());

const schedule = () => page.getByRole('region', { name: 'Two-week schedule' });

test('the schedule is moved, paused and resumed', async () => {
  await expect(schedule().getByText('On time')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What changed' })).toHaveCount(0);
  await schedule().getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report schedule' });
  await dialog.getByRole('combobox', { name: 'Hour' }).click();
  await page.getByRole('option', { name: '9:00 AM' }).click();
  await expectAccessible(page);
  const isOn = dialog.getByRole('switch', { name: /^Collect the numbers/ });
  await isOn.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(schedule().getByText('Paused')).toBeVisible();
  await page.reload();
  await expect(schedule().getByText('Paused')).toBeVisible();
  await schedule().getByRole('button', { name: 'Schedule' }).click();
  await isOn.click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(schedule().getByText(/9:00 AM/)).toBeVisible();
});

test('a run on demand keeps the report visible and mails the new one', async () => {
  await schedule().getByRole('button', { name: 'Run now' }).click();
  await expect(schedule().getByText('Collecting now')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'AI Health Score' })).toBeVisible();
  await expect(schedule().getByText('On time')).toBeVisible({ timeout: 50_000 });
  const run = schedule().getByRole('button', { name: 'Run now' });
  await expect(run).toBeFocused();
  await expect(run).toHaveAccessibleDescription(/You can run it again from/);
  await expect(schedule().getByText(/You can run it again from/)).toBeVisible();
  await expect
    .poll(() => listMails(address).map(({ subject }) => subject))
    .toContain('brewlane.example: Your keyword report is ready');
});
