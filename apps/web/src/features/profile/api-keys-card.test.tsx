import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
// Loaded before the first test, so that no test waits for it.
import './profile-screen.tsx';

const path = '/dashboard?section=profile';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

function makeKey(id: string, changes: object = {}) {
  return {
    id,
    name: `Key ${id}`,
    scope: 'read',
    includesPeople: false,
    lastFour: `000${id}`,
    workspace: null,
    createdAt: '2026-11-20T09:00:00.000Z',
    expiresAt: inDays(60),
    isExpired: false,
    lastUsedAt: null,
    ...changes,
  };
}

/** Server with these keys; while `failure` is set, changes return it. */
function startServer(keys: ReturnType<typeof makeKey>[]) {
  const state = { keys, failure: null as ApiFailure | null, asked: [] as unknown[] };
  const change = (input: unknown) => {
    if (state.failure) throw state.failure;
    state.asked.push(input);
  };
  return {
    state,
    procedures: {
      ...shellProcedures,
      'accountActivity.list': () => ({ data: [], nextCursor: null }),
      'apiKeys.list': () => ({ data: state.keys }),
      'apiKeys.create': (input: { name: string; scope: string }) => {
        change(input);
        const key = makeKey('9', { name: input.name, scope: input.scope });
        state.keys = [key, ...state.keys];
        return { ...key, token: 'kd_secret' };
      },
      'apiKeys.delete': (input: { keyId: string }) => {
        change(input);
        state.keys = state.keys.filter(({ id }) => id !== input.keyId);
        return null;
      },
    },
  };
}

const card = async () => within(await screen.findByRole('region', { name: 'API keys' }));
const rows = async () => {
  const list = within(await (await card()).findByRole('list', { name: 'API keys' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
};

it('shows permissions, workspace, expiry and last use of each key', async () => {
  const { procedures } = startServer([
    makeKey('1', { lastUsedAt: '2026-11-20T09:00:00.000Z', expiresAt: '2100-02-19T12:00:00.000Z' }),
    makeKey('2', {
      scope: 'write',
      includesPeople: true,
      workspace: { id: 'w1', name: 'Acme' },
      expiresAt: inDays(5),
    }),
    makeKey('3', { workspace: { id: 'w2', name: null }, isExpired: true, expiresAt: inDays(-1) }),
  ]);
  renderApp({ path, procedures });
  const [first, second, third] = await rows();
  expect(first).toMatch(
    /^Key 1kd_…0001Reads all workspaces, until February 19, 2100, last used Nov 20, 2026, .*Revoke$/,
  );
  expect(second).toMatch(
    /^Key 2kd_…0002Expires soonReads and changes Acme with personal data, until .*, never usedRevoke$/,
  );
  expect(third).toMatch(/^Key 3kd_…0003ExpiredReads a workspace that you have left.*Remove$/);
});

it('creates a key with the narrowest permissions by default, and shows it once', async () => {
  const { state, procedures } = startServer([]);
  const { user, router } = renderApp({ path, procedures });
  const region = await card();
  expect(await region.findByText('No API keys yet')).toBeVisible();
  await user.click(region.getByRole('button', { name: 'Create API key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create API key' });
  expect(router.state.location.search).toMatchObject({ key: 'new' });
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  expect(await within(dialog).findByText('Give the key a name, such as what will use it.')).toBeVisible();
  expect(state.asked).toEqual([]);
  await user.type(within(dialog).getByLabelText('Name'), 'Nightly{Enter}');
  const shown = await screen.findByLabelText('API key');
  expect(shown).toHaveValue('kd_secret');
  expect(screen.getByText('Copy it now. It is shown only this once.')).toBeVisible();
  expect(state.asked).toEqual([{ name: 'Nightly', scope: 'read', expiresInDays: 90 }]);
  await user.keyboard('{Escape}');
  expect(shown).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('kd_secret')).not.toBeInTheDocument());
  expect(await rows()).toHaveLength(1);
});

it('creates a key from a link, for one workspace and with write access', async () => {
  const { state, procedures } = startServer([]);
  const { user } = renderApp({ path: `${path}&key=new`, procedures });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }));
  await user.type(dialog.getByLabelText('Name'), 'Assistant');
  await user.click(dialog.getByLabelText('Read and change'));
  await user.selectOptions(dialog.getByLabelText('Workspaces'), 'w1');
  await user.click(dialog.getByLabelText('Include personal data of people'));
  await user.selectOptions(dialog.getByLabelText('Expires after'), '1 year');
  state.failure = new ApiFailure('conflict', 409, 'You have 20 API keys. Revoke one to create another.');
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You have 20 API keys.');
  state.failure = null;
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  expect(await screen.findByLabelText('API key')).toBeVisible();
  expect(state.asked).toEqual([
    { name: 'Assistant', scope: 'write', expiresInDays: 365, workspaceId: 'w1', includesPeople: true },
  ]);
});

it('revokes a key only after a confirmation, and reports the result', async () => {
  const { state, procedures } = startServer([makeKey('1'), makeKey('2')]);
  const { user } = renderApp({ path, procedures });
  const revoke = await screen.findByRole('button', { name: 'Revoke Key 1, kd_…0001' });
  await user.click(revoke);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(revoke).toHaveFocus());
  await user.click(revoke);
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this API key?' }));
  expect(dialog.getByText(/“Key 1” loses access immediately/)).toBeVisible();
  state.failure = new ApiFailure('unavailable', 503, 'The service is temporarily unavailable.');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/Could not revoke the key\. Try again\./)).toBeVisible();
  expect(await rows()).toHaveLength(2);
  state.failure = null;
  await user.click(await screen.findByRole('button', { name: 'Revoke Key 1, kd_…0001' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('The key “Key 1” no longer works.')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(state.asked).toEqual([{ keyId: '1' }]);
});
