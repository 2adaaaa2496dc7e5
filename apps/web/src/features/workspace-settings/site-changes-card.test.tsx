import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './workspace-settings-screen.tsx';

interface Change {
  id: string;
  changedOn: string;
  text: string;
}

function renderSettings(role: 'member' | 'viewer', noted: Change[] = []) {
  let changes = noted;
  const workspace = {
    ...makeWorkspace('w1', ['d1'], { role }),
    domains: [makeDomain('d1', { domainName: 'brew-lane.com' })],
  };
  const app = renderApp({
    path: '/dashboard?section=workspace-settings',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [workspace],
      'workspaces.get': () => workspace,
      'members.list': () => ({ data: [] }),
      'invitations.list': () => ({ data: [] }),
      'siteChanges.list': () => changes,
      'siteChanges.add': ({ changedOn, text }: Change) => {
        const change = { id: `c${changes.length + 1}`, changedOn, text };
        changes = [change, ...changes];
        return change;
      },
      'siteChanges.delete': ({ changeId }: { changeId: string }) => {
        changes = changes.filter(({ id }) => id !== changeId);
      },
    },
  });
  return app;
}

const card = async () => within(await screen.findByRole('region', { name: 'Site changes' }));
const listed = async () => (await card()).queryAllByRole('listitem').map(({ textContent }) => textContent);

it('adds a change, deletes it, and undoes the deletion', async () => {
  const { user } = renderSettings('member');
  expect(await (await card()).findByText('No changes noted.')).toBeVisible();
  const date = (await card()).getByLabelText(/Live on/);
  await user.clear(date);
  await user.type(date, '2026-09-03');
  await user.type((await card()).getByLabelText(/What changed/), 'New design');
  await user.click((await card()).getByRole('button', { name: 'Add change' }));
  await expect.poll(listed).toEqual([expect.stringContaining('September 3, 2026: New design')]);
  await user.click((await card()).getByRole('button', { name: 'Delete “New design”' }));
  await expect.poll(listed).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(listed).toHaveLength(1);
});

it('shows the changes to viewers', async () => {
  renderSettings('viewer', [{ id: 'c1', changedOn: '2026-09-03', text: 'New host' }]);
  await expect.poll(listed).toEqual([expect.stringContaining('New host')]);
  expect((await card()).queryByRole('button')).toBeNull();
});
