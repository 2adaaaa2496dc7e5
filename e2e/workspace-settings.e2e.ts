import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectRegionAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { freshAddress, startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

const settings = '/dashboard?section=workspace-settings';
const joiner = freshAddress();
/** A second sample site besides the owner's first. */
const second = 'taskharbor.example';

let context: BrowserContext;
let owner: Page;
let member: Page;

test.beforeAll(async ({ browser }) => {
  context = await browser.newContext();
  owner = await context.newPage();
  member = await (await browser.newContext()).newPage();
  await startWithSampleData(owner);
  await owner.goto(settings);
});

test.afterAll(async () => {
  await context.close();
  await member.context().close();
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the workspace is renamed by keyboard only, and typed text is not lost', async () => {
  const edit = owner.getByRole('button', { name: 'Edit Profile' });
  await edit.press('Enter');
  const field = owner.getByRole('textbox', { name: 'Workspace Name' });
  await expect(field).toBeFocused();
  await owner.keyboard.press('Control+A');
  await owner.keyboard.type('Brewlane');
  await expectRegionAccessible(card(owner, 'Basic Information'));
  await owner.getByRole('link', { name: 'Reports' }).press('Enter');
  await owner.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
  await owner.keyboard.press('Escape');
  await expect(field).toHaveValue('Brewlane');
  await field.press('Enter');
  await expect(edit).toBeVisible();
  await expect(card(owner, 'Basic Information')).toContainText('Brewlane');
  await expect(owner.getByLabel('Sidebar')).toContainText('Brewlane');
});

test('a person is invited by e-mail, signs in and joins', async () => {
  await owner.getByRole('textbox', { name: 'Invite by email' }).fill(joiner);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('list', { name: 'Open invitations' })).toContainText(joiner);
  await expectAccessible(owner);
  const mail = await readMail(joiner);
  const link = mail.links.find((target) => target.includes('/invitations/'));
  if (!link) throw new Error('the mail has no invitation');

  await member.goto(new URL(link).pathname);
  await expect(member.getByRole('heading', { name: 'Join Brewlane' })).toBeVisible();
  await expectAccessible(member);
  await member.getByRole('button', { name: 'Sign in to accept' }).press('Enter');
  await member.waitForURL(/\/signin/);
  await member.getByRole('textbox', { name: /email/i }).fill(joiner);
  await member.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(member.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  await expect.poll(async () => (await readMail(joiner)).code).not.toBeNull();
  const { code } = await readMail(joiner);
  await member.getByRole('textbox').first().click();
  await member.keyboard.type(code ?? '');
  await member.getByRole('button', { name: 'Accept invitation' }).press('Enter');
  await expect(member.getByText('Top Ranking Opportunities')).toBeVisible();
  await member.goto(settings);
  await expect(card(member, 'Members')).toContainText(joiner);
  await expect(member.getByRole('textbox', { name: 'Invite by email' })).toBeHidden();
  await expectRegionAccessible(member.getByRole('main'));
});

test('a domain is added, moved to another country and removed', async () => {
  const domains = card(owner, 'Domain Management');
  const field = owner.getByRole('textbox', { name: 'New domain' });
  await field.fill('not a domain');
  await expect(domains).toContainText('Not in correct domain format');
  await expect(domains.getByRole('button', { name: 'Add Domain' })).toBeDisabled();
  await field.fill(second);
  await expect(domains).toContainText('Domain exists');
  await field.press('Enter');
  await expect(domains.getByRole('button', { name: `Remove: ${second}` })).toBeVisible();
  await expect(domains.getByText('Ready')).toHaveCount(2, { timeout: 60_000 });

  const location = card(owner, 'SEO Analysis Location');
  const update = location.getByRole('button', { name: 'Update Location' });
  await expect(update).toBeDisabled();
  await location.getByRole('combobox', { name: 'Country' }).focus();
  await owner.keyboard.press('Control+A');
  // Pasted, as from the clipboard.
  await owner.keyboard.insertText('United Kingdom');
  await owner.keyboard.press('Enter');
  await expect(update).toBeEnabled();
  await update.press('Enter');
  await expect(location.getByText('✓ Saved!')).toBeVisible();
  await expect(domains).toContainText('United Kingdom');

  await domains.getByRole('button', { name: `Remove: ${second}` }).press('Enter');
  const dialog = owner.getByRole('dialog', { name: `Remove ${second}?` });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expectAccessible(owner);
  await owner.keyboard.type(second);
  await owner.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(domains.getByRole('listitem')).toHaveCount(1);
  await expect(owner.getByRole('heading', { name: 'Domain Management' })).toBeFocused();
});

test('a removed member loses access immediately', async () => {
  await member.goto('/dashboard?section=keywords');
  await expect(member.getByLabel('Sidebar')).toContainText('Brewlane');
  await owner.reload();
  await owner.getByRole('button', { name: `Remove: ${joiner}` }).press('Enter');
  await owner.getByRole('button', { name: 'Remove member' }).press('Enter');
  await expect(card(owner, 'Members')).not.toContainText(joiner);
  const notice = member.getByText('Brewlane is no longer among your workspaces.');
  // A client that has noticed by then leaves without a click.
  await member.getByRole('link', { name: 'Competitors' }).or(notice).first().click();
  await member.waitForURL(/\/onboarding/);
  await expect(notice).toBeVisible();
});

test('the owner reads the audit log, filters it, and exports it', async () => {
  await owner.goto(settings);
  await owner.getByRole('button', { name: 'Open audit log' }).press('Enter');
  const rows = owner.getByRole('region', { name: 'Audit log' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Renamed the workspace' })).toContainText('Brewlane');
  await expect(rows.filter({ hasText: joiner }).first()).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('combobox', { name: 'About' }).selectOption({ label: 'Members' });
  await expect(rows.filter({ hasText: 'Renamed the workspace' })).toHaveCount(0);
  await expect(rows.filter({ hasText: joiner }).first()).toBeVisible();
  await owner.reload();
  await expect(owner.getByRole('combobox', { name: 'About' })).toHaveValue('member');
  const [download] = await Promise.all([
    owner.waitForEvent('download'),
    owner.getByRole('button', { name: /CSV/ }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(joiner);
  expect(file).not.toContain('Renamed the workspace');
});
