import { expect, type Page, test } from '@playwright/test';
import { expectRegionAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { startWithoutData } from './person.ts';

/** A device with a fingerprint sensor that confirms every request. */
async function addFingerprintSensor(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Makes the next removal respond as if the sign-in was more than ten minutes ago. */
async function ageSignIn(page: Page): Promise<void> {
  await page.route(
    '**/auth/v1/passkeys/*',
    (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({
            status: 400,
            json: { code: 'reauthentication_needed', message: 'This change needs a recent sign-in.' },
          })
        : route.fallback(),
    { times: 1 },
  );
}

test('a passkey is added, signs in without an e-mail, and is removed after a confirmation', async ({
  page,
}) => {
  test.slow();
  const address = await startWithoutData(page);
  await addFingerprintSensor(page);
  await page.goto('/dashboard?section=profile');
  const card = page.getByRole('region', { name: 'Passkeys' });
  await card.getByRole('button', { name: 'Add passkey' }).click();
  await expect(card.getByRole('listitem')).toHaveText(/not used yet/);
  await expectRegionAccessible(card);

  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(/\/signin/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectRegionAccessible(page.getByRole('main'));
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/dashboard/);

  await page.goto('/dashboard?section=profile');
  await expect(card.getByRole('listitem')).toHaveText(/last used/);
  await ageSignIn(page);
  await card.getByRole('button', { name: /^Remove:/ }).click();
  const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  const stepUp = page.getByRole('dialog', { name: 'Confirm your identity' });
  await expect(stepUp.getByText(`We sent a 6-digit code to ${address}.`)).toBeVisible();
  const { code } = await readMail(address);
  await stepUp.getByLabel('6-digit code').fill(code ?? '');
  await stepUp.getByRole('button', { name: 'Confirm' }).click();
  await expect(card.getByText('No passkey yet.')).toBeVisible();
});
