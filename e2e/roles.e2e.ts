import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { readMail } from './mailbox.ts';
import { freshAddress, startWithSampleData } from './person.ts';

test.describe.configure({ mode: 'serial' });

const settings = '/dashboard?section=workspace-settings';
const note = 'You can only view this workspace. Ask an owner for the member role to make changes.';
const ownersShare = /^Only owners can create share links and webhooks/;
const joiner = freshAddress();

let owner: Page;
let joined: Page;
/** Link to the report shared by the member. */
let shared = '';

test.beforeAll(async ({ browser }) => {
  owner = await (await browser.newContext()).newPage();
  joined = await (await browser.newContext()).newPage();
  await startWithSampleData(owner);
  await owner.goto(settings);
});

test.afterAll(async () => {
  await owner.context().close();
  await joined.context().close();
});

const main = (page: Page) => page.getByRole('main');

test('an owner invites a viewer, and the viewer signs in and reads', async () => {
  await owner.getByRole('textbox', { name: 'Invite by email' }).fill(joiner);
  await owner.getByRole('combobox', { name: 'Role', exact: true }).selectOption('Viewer');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByRole('list', { name: 'Open invitations' })).toContainText('Viewer');
  const link = (await readMail(joiner)).links.find((target) => target.includes('/invitations/'));
  if (!link) throw new Error('the mail has no invitation');

  await joined.goto(new URL(link).pathname);
  await joined.getByRole('button', { name: 'Sign in to accept' }).click();
  await joined.waitForURL(/\/signin/);
  await joined.getByRole('textbox', { name: /email/i }).fill(joiner);
  await joined.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(joined.getByRole('heading', { name: 'Check Your Email!' })).toBeVisible();
  await expect.poll(async () => (await readMail(joiner)).code).not.toBeNull();
  await joined.getByRole('textbox').first().click();
  await joined.keyboard.type((await readMail(joiner)).code ?? '');
  await joined.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(joined.getByText('Top Ranking Opportunities')).toBeVisible();
  await expect(main(joined).getByText(note)).toBeVisible();
});

// “Plan and context” opens a step of the report; it changes nothing.
const changes =
  /^(Accept|Add|Create|Delete|Discover|Edit|Fill|Find|Import|Invite|Move|New|Pause|Plan(?! and context)|Refetch|Remove|Rerun|Run|Save|Send|Track|Update)\b/;

for (const [section, heading] of [
  ['Keywords', 'Keywords'],
  ['Keyword Inspector', 'Keyword Inspector'],
  ['Reports', 'Keyword Report'],
  ['Alerts', 'Alerts'],
  ['Competitors', 'Competitor Analysis'],
  ['Gap Matrix', 'Gap Matrix'],
  ['Content Plan', 'Content Plan'],
  ['Moves', 'Moves'],
  ['Review', 'Review'],
  ['Workspace Settings', 'Workspace Settings'],
] as const) {
  test(`the viewer reads ${section} and has no controls for changes`, async () => {
    // A count can follow the name.
    await joined
      .getByRole('complementary', { name: 'Sidebar' })
      .getByRole('link', { name: new RegExp(`^${section}`) })
      .click();
    await expect(main(joined).getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(main(joined).getByText(note).first()).toBeVisible();
    await expect(main(joined).locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0);
    await expect(main(joined).getByRole('button', { name: changes, disabled: false })).toHaveCount(0);
    // Only this screen looks different for a viewer, apart from the missing controls.
    if (section === 'Keyword Inspector') await expectAccessible(joined);
  });
}

test('the palette offers the viewer no action that changes the workspace', async () => {
  await joined.keyboard.press('Control+K');
  await joined.getByRole('combobox', { name: /Search pages/ }).fill('add');
  await expect(joined.getByRole('option', { name: /^Add (keywords|alert|domain)/ })).toHaveCount(0);
  await joined.keyboard.press('Escape');
});

const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share this report' });
const allow = () => owner.getByRole('switch', { name: 'Members can create share links and webhooks' });

test('a member cannot share', async () => {
  await owner.reload();
  await owner.getByRole('combobox', { name: `Role of ${joiner}` }).selectOption('Member');
  await joined.goto('/dashboard?section=reports&share=true');
  await expect(shareDialog(joined).getByText(ownersShare)).toBeVisible();
});

test('a member can share after an owner allows it', async () => {
  await allow().click();
  await expect(allow()).toBeEnabled();
  await expect(allow()).toBeChecked();
  await joined.reload();
  await shareDialog(joined).getByRole('button', { name: 'Create link' }).click();
  const link = shareDialog(joined).getByLabel('Link to the report');
  await expect(link).toHaveValue(/\/share\/[\w-]{43}$/);
  shared = await link.inputValue();
  await addWebhook(joined, 'https://hooks.keydence.example/reports');
});

test('a member keeps links, but creates no more, after an owner forbids it', async () => {
  await allow().click();
  await expect(allow()).toBeEnabled();
  await expect(allow()).not.toBeChecked();
  await joined.goto('/dashboard?section=reports&share=true');
  await expect(shareDialog(joined).getByText(ownersShare)).toBeVisible();
  await expect(shareDialog(joined).getByRole('button', { name: /^Revoke/ })).toBeVisible();
});

test('an owner sees the links left by a removed member, and revokes them', async ({ request }) => {
  await joined.goto('/dashboard?section=profile&key=new');
  const form = joined.getByRole('dialog', { name: 'Create API key' });
  await form.getByLabel('Name').fill('Nightly report');
  await form.getByRole('combobox', { name: 'Workspaces' }).selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Create API key' }).click();
  const secret = joined.getByLabel('API key', { exact: true });
  await expect(secret).toBeVisible();
  const key = { headers: { Authorization: `Bearer ${await secret.inputValue()}` } };
  expect((await request.get('/api/companies', key)).status()).toBe(200);

  await owner.reload();
  await owner.getByRole('button', { name: `Remove: ${joiner}` }).click();
  const dialog = owner.getByRole('dialog', { name: `Remove ${joiner}?` });
  await expect(dialog.getByRole('checkbox', { name: '1 share link' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '1 webhook' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '1 API key' })).toBeChecked();
  await expect(dialog.getByText('Nightly report')).toBeVisible();
  await expectAccessible(owner);
  await dialog.getByRole('button', { name: 'Remove member' }).click();
  await expect(dialog).toBeHidden();

  await joined.goto(new URL(shared).pathname);
  await expect(joined.getByText('This link has expired or was revoked')).toBeVisible();
  expect((await request.get('/api/companies', key)).status()).toBe(401);
});

async function addWebhook(page: Page, url: string): Promise<void> {
  await page.goto('/dashboard?section=alerts&webhooks=true');
  const dialog = page.getByRole('dialog', { name: 'Alert webhooks' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill(url);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/);
}
