import { expect, type Page } from '@playwright/test';
import { readMail } from './mailbox.ts';

/** An address that no other run has used. */
export function freshAddress(): string {
  return `person-${crypto.randomUUID()}@mail.example`;
}

/** Signs in with the mailed code, from the sign-in page to the application. */
export async function signIn(page: Page, address: string): Promise<void> {
  await typeMailedCode(page, address);
  await page.waitForURL(/\/(dashboard|onboarding)/);
}

/** First step of a sign-in, with the mailed code; the next page depends on the user. */
export async function typeMailedCode(page: Page, address: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('textbox', { name: /email/i }).fill(address);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  const { code } = await readMail(address);
  if (!code) throw new Error('the mail has no code');
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
}

/** A signed-in user whose workspace has the sample site, on the filled dashboard. */
export async function startWithSampleData(page: Page, address = freshAddress()): Promise<string> {
  await signIn(page, address);
  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible({ timeout: 45_000 });
  return address;
}
