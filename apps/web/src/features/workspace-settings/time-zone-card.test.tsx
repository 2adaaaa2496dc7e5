import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './workspace-settings-screen.tsx';

function renderSettings(role: 'owner' | 'member') {
  const asked: unknown[] = [];
  let workspace = makeWorkspace('w1', ['d1'], { role, timeZone: 'Pacific/Kiritimati' });
  const app = renderApp({
    path: '/dashboard?section=workspace-settings',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [workspace],
      'workspaces.get': () => workspace,
      'members.list': () => ({ data: [] }),
      'invitations.list': () => ({ data: [] }),
      'workspaces.setTimeZone': (input: { timeZone: string }) => {
        asked.push(input);
        workspace = { ...workspace, timeZone: input.timeZone };
        return workspace;
      },
    },
  });
  return { ...app, asked };
}

const card = async () => within(await screen.findByRole('region', { name: 'Time zone' }));

it('lets owners use their own time zone, and shows dates in it', async () => {
  const { user, asked } = renderSettings('owner');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect((await card()).getByRole('combobox')).toHaveValue('Pacific/Kiritimati');
  await user.click((await card()).getByRole('button', { name: `Use my time zone, ${timeZone}` }));
  expect(asked).toEqual([{ workspaceId: 'w1', timeZone }]);
  await expect.poll(async () => (await card()).queryByRole('button', { name: /^Use my/ })).toBeNull();
  expect((await card()).getByRole('combobox')).toHaveValue(timeZone);
});

it('is readable by members', async () => {
  renderSettings('member');
  expect((await card()).getByText('Pacific/Kiritimati')).toBeVisible();
  expect((await card()).queryByRole('button')).toBeNull();
});
