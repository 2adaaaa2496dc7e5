import type { UserIdentity } from '@supabase/auth-js';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { AppProviders } from '../../app/app-providers.tsx';
import { readReturnPath } from '../../lib/return-path.ts';
import { LinkedIdentitiesCard } from './linked-identities-card.tsx';

const refuseFile = async () => {
  throw new Error('no file is sent here');
};

function makeIdentity(provider: string): UserIdentity {
  const data = { email: `ada@${provider}.example` };
  return { id: provider, identity_id: provider, user_id: 'u', provider, identity_data: data };
}

function open(providers: string[], offered = 'google') {
  const meta = document.createElement('meta');
  meta.name = 'sign-in-providers';
  meta.content = offered;
  document.head.append(meta);
  const auth = createFakeAuthClient(makeSession());
  auth.identities = providers.map(makeIdentity);
  render(
    <AppProviders services={{ auth, api: createFakeApi({}), sendFile: refuseFile }} env="test">
      <LinkedIdentitiesCard />
    </AppProviders>,
  );
  return { auth, user: userEvent.setup() };
}

afterEach(() => {
  document.head.querySelector('meta[name="sign-in-providers"]')?.remove();
  localStorage.clear();
});

describe('sign-in methods', () => {
  it('shows the only method, which cannot be removed', async () => {
    open(['email'], '');
    expect(await screen.findByText('ada@email.example')).toBeVisible();
    expect(screen.getByText('Your only method')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names a company’s identity provider by its kind', async () => {
    open(['sso:7d1c3a52-8a6e-4e0c-9d50-1f4f6f0d6a11'], '');
    expect(await screen.findByText('Company sign-in')).toBeVisible();
  });

  it('links a configured provider, and returns to this section', async () => {
    const { auth, user } = open(['email']);
    await user.click(await screen.findByRole('button', { name: 'Link Google' }));
    const options = { redirectTo: `${window.location.origin}/auth/callback` };
    await waitFor(() =>
      expect(auth.calls).toEqual([{ name: 'linkIdentity', input: { provider: 'google', options } }]),
    );
    expect(readReturnPath()).toBe('/dashboard?section=profile');
  });

  it('removes one of several', async () => {
    const { auth, user } = open(['email', 'google']);
    expect(await screen.findByText('ada@google.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link Google' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Google' }));
    expect(await screen.findByText('Your only method')).toBeVisible();
    expect(auth.calls).toEqual([{ name: 'unlinkIdentity', input: 'google' }]);
  });

  it('shows why a method was not removed', async () => {
    const { auth, user } = open(['email', 'google']);
    auth.failNext = '';
    await user.click(await screen.findByRole('button', { name: 'Remove Email' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to remove the sign-in method. Please try again.',
    );
    expect(screen.getByText('ada@email.example')).toBeVisible();
  });
});
