import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppProviders } from '../../app/app-providers.tsx';
import { createFakeApi } from '../../test/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../test/fake-auth-client.ts';
import { makeFactor } from '../../test/fake-second-factors.ts';
import { TwoFactorCard } from './two-factor-card.tsx';

const refuseFile = async () => {
  throw new Error('no file is sent here');
};

function open(apps: string[] = []) {
  const auth = createFakeAuthClient(makeSession());
  auth.factors = apps.map(makeFactor);
  render(
    <AppProviders services={{ auth, api: createFakeApi({}), sendFile: refuseFile }} env="test">
      <TwoFactorCard />
    </AppProviders>,
  );
  return { auth, user: userEvent.setup() };
}

describe('two-factor authentication', () => {
  it('sets an authenticator app up by its picture or key, then its first code', async () => {
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

  it('says that a code was not taken, and takes the next one', async () => {
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

  it('offers to try again when the set-up cannot begin', async () => {
    const { auth, user } = open();
    auth.failNext = '';
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByText('Failed to set up the app. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByLabelText('6-digit code')).toBeVisible();
  });

  it('returns the focus when the set-up is cancelled', async () => {
    const { user } = open(['app']);
    await user.click(await screen.findByRole('button', { name: 'Add another app' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('Add another app');
  });

  it('asks before an app is removed', async () => {
    const { auth, user } = open(['app']);
    const remove = { name: 'Remove: Authenticator app, Added on Mar 4, 2026' };
    await user.click(await screen.findByRole('button', remove));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this app?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('status')).toHaveTextContent('The app was removed.');
    expect(auth.calls.at(-1)).toEqual({ name: 'unenroll', input: { factorId: 'app' } });
    expect(screen.queryByRole('button', remove)).not.toBeInTheDocument();
  });
});
