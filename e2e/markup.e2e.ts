import { expect, type Page, test } from '@playwright/test';
import { startWithSampleData } from './person.ts';

const texts = [
  '<script x-kd>alert(1)</script>',
  '"><img x-kd src=x onerror=alert(1)>',
  '</title><svg x-kd onload=alert(1)>',
  '{{7*7}} &lt;b x-kd&gt;',
];
const [script = '', picture = '', title = '', template = ''] = texts;

/** Collects violations of the content security policy, and dialogs opened by user text. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.exposeFunction('tellViolation', (text: string) => faults.push(`violation ${text}`));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellViolation(`${violatedDirective} ${blockedURI} on ${location.href}`),
    );
  });
  return faults;
}

test('user text is shown as written, and never runs', async ({ page }) => {
  const faults = await watch(page);
  await startWithSampleData(page);
  await page.goto('/dashboard?section=workspace-settings&edit=true');
  await page.getByRole('textbox', { name: 'Workspace Name' }).fill(script);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Sidebar')).toContainText(script);
  await page.goto('/dashboard?section=profile');
  await page.getByLabel('Full Name').fill(picture);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.goto('/dashboard?section=profile&key=new');
  await page.getByRole('dialog', { name: 'Create API key' }).getByLabel('Name').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'API keys' })).toContainText(title);

  for (const section of ['keywords', 'reports', 'competitors']) {
    await page.goto(`/dashboard?section=${section}&search=${encodeURIComponent(template)}`);
    await expect(page.getByLabel('Sidebar')).toContainText(script);
    await expect(page.locator('[x-kd]')).toHaveCount(0);
  }
  await page.goto(`/${encodeURIComponent(script)}`);
  await expect(page.locator('[x-kd]')).toHaveCount(0);
  expect(faults).toEqual([]);
});
