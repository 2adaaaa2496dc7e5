import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { startWithoutData, typeMailedCode } from './person.ts';

/** A number that no other run has used; nothing is sent to it. */
const phone = `1555${Date.now().toString().slice(-7)}`;

/** A security key in the USB port that confirms every request. */
async function plugKeyIn(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
}

async function typeTextedCode(page: Page, press: string): Promise<void> {
  // The field appears after the text message is sent, so the newest one is the right one.
  const field = page.getByLabel('6-digit code');
  await expect(field).toBeVisible();
  const { code } = await readMail(`+${phone}`);
  await field.fill(code ?? '');
  await page.getByRole('button', { name: press }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/signin/);
}

test('a phone and a security key are added as second steps, and each signs in', async ({ page }) => {
  // Three sign-ins.
  test.slow();
  const address = await startWithoutData(page);
  await page.goto('/dashboard?section=profile');
  const card = page.getByRole('region', { name: 'Two-factor authentication' });

  await card.getByRole('button', { name: 'Add a phone' }).click();
  await card.getByLabel('Phone number').fill(`+${phone}`);
  await card.getByRole('button', { name: 'Send code' }).click();
  await expect(card.getByText(`We sent a code to +${phone}.`)).toBeVisible();
  await expectRegionAccessible(card);
  await typeTextedCode(page, 'Turn on');
  await expect(card.getByText(`Phone +${phone}`)).toBeVisible();

  await plugKeyIn(page);
  await card.getByRole('button', { name: 'Add a security key' }).click();
  await expect(card.getByRole('button', { name: /^Remove: Security key/ })).toBeVisible();

  await signOut(page);
  await typeMailedCode(page, address);
  await expect(page.getByRole('heading', { name: 'Get your code by text message' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await typeTextedCode(page, 'Continue');
  await page.waitForURL(/\/dashboard/);

  await signOut(page);
  await typeMailedCode(page, address);
  await page.getByRole('button', { name: 'Use your security key' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/dashboard/);
});
