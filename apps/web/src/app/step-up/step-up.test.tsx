import { AuthApiError } from '@supabase/auth-js';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { makeFactor } from '../../../testing/fake-second-factors.ts';
import { TwoFactorCard } from '../../features/profile/two-factor-card.tsx';
import { AppProviders } from '../app-providers.tsx';

const refuseFile = async () => {
  throw new Error('no file is sent here');
};

const needed = new AuthApiError('This change needs a recent sign-in.', 400, 'reauthentication_needed');
const insufficient = new AuthApiError('AAL2 required to enroll a new factor', 403, 'insufficient_aal');

function open() {
  document.head.innerHTML = '<meta name="second-factors" content="phone">';
  const auth = createFakeAuthClient(makeSession());
  render(
    <AppProviders services={{ auth, api: createFakeApi({}), sendFile: refuseFile }} env="test">
      <TwoFactorCard />
    </AppProviders>,
  );
  return { auth, user: userEvent.setup() };
}

async function sendPhone(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
  await user.type(screen.getByLabelText('Phone number'), '+1 555 010 9999');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  return screen.findByRole('dialog', { name: 'Confirm your identity' });
}

const namesOf = (auth: ReturnType<typeof createFakeAuthClient>) => auth.calls.map(({ name }) => name);

afterEach(() => {
  document.head.innerHTML = '';
});

describe('the confirmation of a change', () => {
  it('sends a code, confirms with it and continues the change', async () => {
    const { auth, user } = open();
    await screen.findByRole('button', { name: 'Add a phone' });
    auth.failNext = needed;
    const dialog = await sendPhone(user);
    expect(await within(dialog).findByText('We sent a 6-digit code to ada@keydence.example.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('6-digit code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('We sent a code to +15550109999.')).toBeVisible();
    expect(namesOf(auth)).toEqual(['enroll', 'reauthenticate', 'updateUser', 'enroll', 'challenge']);
    expect(auth.calls).toContainEqual({ name: 'updateUser', input: { nonce: '123456' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reports a wrong code and keeps the dialog open', async () => {
    const { auth, user } = open();
    await screen.findByRole('button', { name: 'Add a phone' });
    auth.failNext = needed;
    const dialog = await sendPhone(user);
    await within(dialog).findByText(/^We sent a 6-digit code/);
    await user.type(within(dialog).getByLabelText('6-digit code'), '000000');
    auth.failNext = new AuthApiError('Nonce has expired or is invalid', 422, 'reauthentication_not_valid');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await within(dialog).findByText(/^This code is wrong or has expired\./)).toBeVisible();
  });

  it('keeps the typed text after a cancel', async () => {
    const { auth, user } = open();
    await screen.findByRole('button', { name: 'Add a phone' });
    auth.failNext = needed;
    const dialog = await sendPhone(user);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('This change needs a recent sign-in.')).toBeVisible();
    expect(screen.getByLabelText('Phone number')).toHaveValue('+1 555 010 9999');
    expect(namesOf(auth)).not.toContain('challenge');
  });

  it('asks for the second factor if the user has one', async () => {
    const { auth, user } = open();
    await screen.findByRole('button', { name: 'Add a phone' });
    auth.factors = [makeFactor('app')];
    auth.failNext = insufficient;
    const dialog = await sendPhone(user);
    await user.type(await within(dialog).findByLabelText('6-digit code'), '123456');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('We sent a code to +15550109999.')).toBeVisible();
    expect(namesOf(auth)).toEqual(['enroll', 'challengeAndVerify', 'enroll', 'challenge']);
  });
});
