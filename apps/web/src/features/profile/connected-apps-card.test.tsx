import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { AppProviders } from '../../app/app-providers.tsx';
import { ConnectedAppsCard } from './connected-apps-card.tsx';

const refuseFile = async () => {
  throw new Error('no file is sent here');
};

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

const app = {
  client: { id: 'c', name: 'Other' },
  scopes: ['openid', 'email'],
  granted_at: '2026-11-01T10:00:00.000Z',
};

function openCard(list: object[], isOn = true) {
  if (isOn) document.head.innerHTML = '<meta name="connected-apps" content="on">';
  const fetch = vi.fn(async (_target: string, { method }: { method: string }) => {
    if (method === 'DELETE') list.splice(0);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : new Response(JSON.stringify(list));
  });
  vi.stubGlobal('fetch', fetch);
  const auth = createFakeAuthClient(makeSession());
  render(
    <AppProviders services={{ auth, api: createFakeApi({}), sendFile: refuseFile }} env="test">
      <ConnectedAppsCard />
    </AppProviders>,
  );
  return { user: userEvent.setup(), fetch };
}

const card = async () => within(await screen.findByRole('region', { name: 'Connected applications' }));

it('shows connection date, last use and permissions of each application', async () => {
  openCard([app, { ...app, client: { id: 'd', name: 'Used' }, last_used_at: '2026-11-02T10:00:00.000Z' }]);
  const region = await card();
  expect(await region.findByText(/^Connected Nov 1, 2026.*, not used yet$/)).toBeVisible();
  expect(region.getByText(/^Connected Nov 1, 2026.*, last used Nov 2, 2026/)).toBeVisible();
  expect(region.getAllByText('Your e-mail address')).toHaveLength(2);
});

it('disconnects an application after a confirmation', async () => {
  const { user, fetch } = openCard([app]);
  const region = await card();
  await user.click(await region.findByRole('button', { name: 'Disconnect: Other' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Other?' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await region.findByText('No application is connected.')).toBeVisible();
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/\/user\/oauth\/grants\?client_id=c$/),
    expect.objectContaining({ method: 'DELETE' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is absent if no application can be connected', () => {
  const { fetch } = openCard([app], false);
  expect(screen.queryByText('Connected applications')).not.toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});
