import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { makeFactor } from '../../../testing/fake-second-factors.ts';
import { AppProviders } from '../../app/app-providers.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const refuseFile = async () => {
  throw new Error('no file is sent here');
};

/** `offered` in the format that the server writes into the page. */
function open(apps: string[] = [], offered = 'totp') {
  document.head.innerHTML = `<meta name="second-factors" content="${offered}">`;
  const auth = createFakeAuthClient(makeSession());
  auth.factors = apps.map((id) => makeFactor(id));
  render(
    <AppProviders services={{ auth, api: createFakeApi({}), sendFile: refuseFile }} env="test">
      <TwoFactorCard />
    </AppProviders>,
  );
  return { auth, user: userEvent.setup() };
}

afterEach(() => {
  document.head.innerHTML = '';
});

describe('two-factor authentication', () => {
  it('sets up an authenticator app by its QR code or key, then its first code', async () => {
    const { auth, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    const turnOn = screen.getByRole('button', { name: 'Turn on' });
    expect(turnOn).toBeDisabled();
    await user.type(screen.getByLabelText('6-digit code'), '12a3 456');
    await user.click(turnOn);
    expect(await screen.findByRole('status')).toHaveTextContent('Two-factor authentication is on.');
    expect(auth.calls.at(-1)).toEqual({
      name: 'challengeAndVerify',
      input: { factorId: 'new-factor', code: '123456' },
    });
    expect(screen.getByText('Added on Mar 4, 2026')).toBeVisible();
  });

  it('reports a refused code, and accepts the next one', async () => {
    const { auth, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(await screen.findByLabelText('6-digit code'), '000000');
    auth.failNext = 'MFA challenge has expired';
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('MFA challenge has expired')).toBeVisible();
    await user.clear(screen.getByLabelText('6-digit code'));
    await user.type(screen.getByLabelText('6-digit code'), '123456{Enter}');
    expect(await screen.findByRole('status')).toBeVisible();
  });

  it('offers a retry when the setup cannot begin', async () => {
    const { auth, user } = open();
    auth.failNext = '';
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByText('The set-up did not work. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
  });

  it('returns the focus when the setup is canceled', async () => {
    const { user } = open(['app']);
    await user.click(await screen.findByRole('button', { name: 'Add another app' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('Add another app');
  });

  it('asks before it removes an app', async () => {
    const { auth, user } = open(['app']);
    const remove = { name: 'Remove: Authenticator app, Added on Mar 4, 2026' };
    await user.click(await screen.findByRole('button', remove));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this app?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('status')).toHaveTextContent('The app was removed.');
    expect(auth.calls.at(-1)).toEqual({ name: 'unenroll', input: { factorId: 'app' } });
    expect(screen.queryByRole('button', remove)).not.toBeInTheDocument();
  });

  it('sets up a phone by its number, then the texted code', async () => {
    const { auth, user } = open([], 'totp,phone');
    await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
    const number = screen.getByLabelText('Phone number');
    expect(number).toHaveFocus();
    await user.type(number, '+1 555 010 9999');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('We sent a code to +15550109999.')).toBeVisible();
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/^Two-factor authentication is on\./)).toBeVisible();
    expect(auth.calls.at(-1)).toEqual({
      name: 'verify',
      input: { factorId: 'new-factor', challengeId: 'question', code: '123456' },
    });
    expect(screen.getByText('Phone +15550109999')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add another phone' })).toBeVisible();
  });

  it('keeps a refused number, and the sent code when another one is refused', async () => {
    const { auth, user } = open([], 'phone');
    await user.click(await screen.findByRole('button', { name: 'Add a phone' }));
    await user.type(screen.getByLabelText('Phone number'), '+1 555');
    auth.failNext = 'Invalid phone number format (E.164 required)';
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid phone number format');
    expect(screen.getByLabelText('Phone number')).toHaveValue('+1 555');
    await user.type(screen.getByLabelText('Phone number'), '0109999{Enter}');
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    auth.failNext = 'For security purposes, you can only request this after 42 seconds.';
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('after 42 seconds');
    expect(screen.getByLabelText('6-digit code')).toHaveValue('123456');
    expect(auth.calls.filter(({ name }) => name === 'enroll')).toHaveLength(2);
  });

  it('adds a security key in the browser’s dialog, and offers a retry', async () => {
    const { auth, user } = open([], 'webauthn');
    auth.failNext = 'The operation was not allowed';
    await user.click(await screen.findByRole('button', { name: 'Add a security key' }));
    expect(await screen.findByText('The operation was not allowed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Security key')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove: Security key/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this security key?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The security key was removed. It no longer signs you in.')).toBeVisible();
  });

  it('offers no factor that the operator has disabled, and keeps existing ones', async () => {
    open(['app'], 'none');
    expect(await screen.findByText('Authenticator app')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
