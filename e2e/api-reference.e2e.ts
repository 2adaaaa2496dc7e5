import { expect, test } from '@playwright/test';
import { expectReadable } from './accessibility.ts';

test('the API reference is readable, with operations opened and tried out', async ({ page }) => {
  test.slow();
  await page.goto('/api/docs');
  await page.locator('.opblock-tag[data-tag="Competitors"]').click();
  for (const method of ['get', 'post', 'put', 'delete']) {
    const operation = page.locator(`.opblock-${method}`).first();
    await operation.locator('.opblock-summary-control').click();
    await operation.locator('.try-out__btn').click();
    await operation.getByRole('tab', { name: 'Schema' }).first().click();
    await expect(operation.locator('.btn.execute')).toBeVisible();
  }
  await expectReadable(page);
});
