import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const name = 'Company sign-in';
const meta = document.createElement('meta');
meta.name = 'single-sign-on';
meta.content = 'on';
afterEach(() => meta.remove());

function openSignIn() {
  document.head.append(meta);
  const auth = createFakeAuthClient();
  auth.companies = ['company.example'];
  return renderApp({ path: '/signin', auth });
}

it('is absent if no company is configured', async () => {
  renderApp({ path: '/signin', auth: createFakeAuthClient() });
  expect(await screen.findByLabelText('Email address')).toBeVisible();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('needs an address, and navigates to the sign-in of its company', async () => {
  const { auth, user } = openSignIn();
  const field = await screen.findByLabelText('Email address');
  for (const typed of ['', 'ann', 'ann@company']) {
    await user.clear(field);
    if (typed) await user.type(field, typed);
    expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(
      'Enter your work email address first.',
    );
  }
  await user.clear(field);
  await user.type(field, ' Ann@Company.Example');
  await user.click(screen.getByRole('button', { name }));
  const options = { redirectTo: `${window.location.origin}/auth/callback` };
  expect(auth.calls).toEqual([{ name: 'signInWithSSO', input: { domain: 'company.example', options } }]);
});

it('reports a company without a sign-in, and one that cannot be reached', async () => {
  const { auth, user } = openSignIn();
  const field = await screen.findByLabelText('Email address');
  await user.type(field, 'bob@elsewhere.example');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No company sign-in is set up for elsewhere.example. Send yourself a magic link instead.',
  );
  await user.clear(field);
  await user.type(field, 'ann@company.example');
  auth.failNext = '';
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Failed to reach your company’s sign-in. Please try again.')).toBeVisible();
});
