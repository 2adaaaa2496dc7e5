import { expect, type Page } from '@playwright/test';
import { readMail } from './mailbox.ts';

/** An address that no other run has used. */
export function freshAddress(): string {
  return `person-${crypto.randomUUID()}@mail.example`;
}

/** From the sign-in page to the application, by the code in the mail. */
export async function signIn(page: Page, address: string): Promise<void> {
  await typeMailedCode(page, address);
  await page.waitForURL(/\/(dashboard|onboarding)/);
}

/** The first step of a sign-in, by the code in the mail; where it leads depends on who signs in. */
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

/** A signed-in person whose workspace holds the sample site, on the filled dashboard. */
export async function startWithSampleData(page: Page, address = freshAddress()): Promise<string> {
  await signIn(page, address);
  await page.getByRole('button', { name: 'Explore with sample data' }).click();
  await expect(page.getByText('Top Ranking Opportunities')).toBeVisible({ timeout: 45_000 });
  return address;
}
