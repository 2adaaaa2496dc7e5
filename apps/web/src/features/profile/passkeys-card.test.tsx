import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { AppProviders } from '../../app/app-providers.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const refuseFile = async () => {
  throw new Error('no file is sent here');
};

const meta = document.createElement('meta');
meta.name = 'passkeys';
meta.content = 'on';
afterEach(() => {
  meta.remove();
  Reflect.deleteProperty(navigator, 'credentials');
  vi.unstubAllGlobals();
});

/** Opens the card with a server that has these passkeys. */
async function openCard(list: { id: string; friendly_name: string }[]) {
  document.head.append(meta);
  const create = vi.fn(async () => ({ toJSON: () => ({ id: 'key' }) }));
  vi.stubGlobal('PublicKeyCredential', {
    parseRequestOptionsFromJSON: (options: object) => options,
    parseCreationOptionsFromJSON: (options: object) => options,
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  const created_at = '2026-11-01T10:00:00.000Z';
  const refusals: object[] = [];
  vi.stubGlobal('fetch', async (target: string, { method, body }: { method: string; body?: string }) => {
    const refusal = method === 'GET' ? undefined : refusals.shift();
    if (refusal) return new Response(JSON.stringify(refusal), { status: 400 });
    if (method === 'DELETE') list.splice(0);
    if (method === 'PATCH') Object.assign(list[0] ?? {}, JSON.parse(body ?? '{}'));
    if (target.endsWith('/verify')) list.push({ id: 'b', friendly_name: 'Passkey' });
    const answer = target.endsWith('/passkeys')
      ? list.map((passkey) => ({ ...passkey, created_at }))
      : { challenge_id: 'c', options: { challenge: 'x' } };
    return method === 'DELETE' ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answer));
  });
  const auth = createFakeAuthClient(makeSession());
  render(
    <AppProviders services={{ auth, api: createFakeApi({}), sendFile: refuseFile }} env="test">
      <PasskeysCard />
    </AppProviders>,
  );
  return {
    user: userEvent.setup(),
    auth,
    refusals,
    card: within(await screen.findByRole('region', { name: 'Passkeys' })),
  };
}

it('lists, adds, renames and removes passkeys', async () => {
  const { card, user } = await openCard([]);
  expect(await card.findByText('No passkey yet.')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add passkey' }));
  await user.click(await card.findByRole('button', { name: 'Rename: Passkey' }));
  const field = card.getByLabelText('Passkey name');
  await user.clear(field);
  await user.type(field, 'Laptop');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await user.click(await card.findByRole('button', { name: 'Remove: Laptop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await card.findByText('No passkey yet.')).toBeVisible();
});

it('confirms the user before adding or removing a passkey if the server requires it', async () => {
  const { card, user, auth, refusals } = await openCard([]);
  const needed = { code: 'reauthentication_needed', message: 'This change needs a recent sign-in.' };
  const confirm = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }));
    await user.type(await dialog.findByLabelText('6-digit code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  };
  refusals.push(needed);
  await user.click(await card.findByRole('button', { name: 'Add passkey' }));
  await confirm();
  await user.click(await card.findByRole('button', { name: 'Remove: Passkey' }));
  refusals.push(needed);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await confirm();
  expect(await card.findByText('No passkey yet.')).toBeVisible();
  expect(auth.calls.filter(({ name }) => name === 'reauthenticate')).toHaveLength(2);
});
