import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { startWithSampleData } from './person.ts';

test('the bell lists what happened, marks it as read, and leads to it', async ({ page }) => {
  await startWithSampleData(page);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/unread$/);
  await bell.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('link', { name: /Setup finished/ })).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await expect(panel.getByText(/marked as read/)).toBeVisible();
  await expect(bell.and(page.getByLabel('Notifications', { exact: true }))).toBeAttached();
  await panel.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(panel.getByText(/\d unread/)).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await bell.click();
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
  await panel.getByRole('link', { name: /Alert settings/ }).click();
  await expect(page).toHaveURL(/section=alerts/);
  await expect(panel).toBeHidden();
});
