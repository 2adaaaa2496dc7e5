import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { codeOf } from './authenticator.ts';
import { startProvider } from './fake-provider.ts';
import { addWorkspaceWithoutData, freshAddress } from './person.ts';
import { settings } from './settings.ts';

const person = { sub: 'ada', email: freshAddress(), name: 'Ada Byron' };
let provider: Server;

test.beforeAll(() => {
  provider = startProvider(settings.issuer, person);
});
test.afterAll(() => provider.close());

test('Google and a second factor are added, and sign in together', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await addWorkspaceWithoutData(page);

  await page.goto('/dashboard?section=profile');
  const methods = page.getByRole('region', { name: 'Sign-in methods' });
  await expect(methods.getByText(person.email)).toBeVisible();
  await expect(methods.getByText('Your only method')).toBeVisible();

  const apps = page.getByRole('region', { name: 'Two-factor authentication' });
  await apps.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const key = (await apps.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await expectRegionAccessible(apps);
  await apps.getByLabel('6-digit code').fill(codeOf(key));
  await apps.getByRole('button', { name: 'Turn on' }).click();
  await expect(apps.getByRole('status')).toContainText('Two-factor authentication is on.');

  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/signin/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expectAccessible(page);
  // The code that turned it on cannot be reused; the next one is valid already.
  await page.getByLabel('6-digit code').fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/dashboard/);
});
