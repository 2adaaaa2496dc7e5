import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeAuthClient, makeSession } from '../../../testing/fake-auth-client.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const name = 'Sign in with a passkey';
const meta = document.createElement('meta');
meta.name = 'passkeys';
meta.content = 'on';
afterEach(() => {
  meta.remove();
  vi.unstubAllGlobals();
});

/** Opens the sign-in in a browser with passkeys, with a server that returns these responses in turn. */
function openSignIn(get: () => Promise<unknown>, answers: [status: number, body: object][]) {
  document.head.append(meta);
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: object) => options });
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
  const fetch = vi.fn(async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return new Response(JSON.stringify(body), { status });
  });
  vi.stubGlobal('fetch', fetch);
  return { ...renderApp({ path: '/signin', auth: createFakeAuthClient() }), fetch };
}

const question: [number, object] = [200, { challenge_id: 'c', options: { challenge: 'x' } }];

it('is absent if the server or the browser does not support passkeys', async () => {
  document.head.append(meta);
  renderApp({ path: '/signin', auth: createFakeAuthClient() });
  expect(await screen.findByLabelText('Email address')).toBeVisible();
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('exchanges the signature of the passkey for a session', async () => {
  const signed = { toJSON: () => ({ id: 'key' }) };
  const { user, auth, fetch } = openSignIn(async () => signed, [question, [200, makeSession()]]);
  await user.click(await screen.findByRole('button', { name }));
  await vi.waitFor(() => expect(auth.calls.map((call) => call.name)).toContain('setSession'));
  expect(fetch).toHaveBeenLastCalledWith(
    '/auth/v1/passkeys/authentication/verify',
    expect.objectContaining({ body: JSON.stringify({ challenge_id: 'c', credential: { id: 'key' } }) }),
  );
});

it('shows the next step if the passkey is not used or unknown', async () => {
  const cancelled = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  const { user } = openSignIn(cancelled, [question]);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No passkey was used. Try again, or send yourself a magic link.',
  );
});

it('names a passkey that the server does not know', async () => {
  const refused: [number, object] = [400, { code: 'webauthn_verification_failed', message: 'x' }];
  const { user } = openSignIn(async () => ({ toJSON: () => ({}) }), [question, refused]);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This passkey does not open an account here.');
});
