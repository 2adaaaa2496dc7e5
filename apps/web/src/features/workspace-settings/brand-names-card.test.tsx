import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './workspace-settings-screen.tsx';

function renderSettings(role: 'member' | 'viewer', names: string[] | null = null) {
  const asked: unknown[] = [];
  const workspace = makeWorkspace('w1', ['d1'], { role });
  let domain = makeDomain('d1', { domainName: 'brew-lane.com', brandNames: names });
  const read = () => ({ ...workspace, domains: [domain] });
  const app = renderApp({
    path: '/dashboard?section=workspace-settings',
    procedures: {
      ...shellProcedures,
      'workspaces.list': () => [read()],
      'workspaces.get': read,
      'members.list': () => ({ data: [] }),
      'invitations.list': () => ({ data: [] }),
      'trackedDomains.update': (input: { brandNames: string[] | null }) => {
        asked.push(input);
        domain = { ...domain, brandNames: input.brandNames };
        return domain;
      },
    },
  });
  return { ...app, asked };
}

const card = async () => within(await screen.findByRole('region', { name: 'Brand names' }));

it('stores names of the site, and restores those of the domain if emptied', async () => {
  const { user, asked } = renderSettings('member');
  const names = await (await card()).findByRole('combobox', { name: 'Names' });
  expect((await card()).getByText(/Default: brew-lane\.com, brew-lane, brewlane, brew lane\./)).toBeVisible();
  const save = (await card()).getByRole('button', { name: 'Save names' });
  expect(save).toBeDisabled();
  await user.type(names, 'Brew Lane{Enter}BL Coffee{Enter}');
  await user.click(save);
  expect(await (await card()).findByText('✓ Saved!')).toBeVisible();
  await user.type(names, '{Backspace}{Backspace}');
  await user.click(save);
  await expect
    .poll(() => asked)
    .toEqual([
      { domainId: 'd1', brandNames: ['Brew Lane', 'BL Coffee'] },
      { domainId: 'd1', brandNames: null },
    ]);
});

it('shows the brand names to viewers', async () => {
  renderSettings('viewer', ['Brew Lane', 'BL Coffee']);
  expect((await card()).getByText('Brew Lane, BL Coffee')).toBeVisible();
  expect((await card()).queryByRole('button')).toBeNull();
});
