import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeAuthClient } from '../../../testing/fake-auth-client.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const meta = document.createElement('meta');
meta.name = 'outbox';
afterEach(() => {
  meta.remove();
  vi.unstubAllGlobals();
});

const mailbox = vi.fn<() => Promise<Response>>();

async function askForLink(outbox?: 'page' | 'folder') {
  if (outbox) {
    meta.content = outbox;
    document.head.append(meta);
  }
  vi.stubGlobal('fetch', mailbox);
  const { user } = renderApp({ path: '/signin', auth: createFakeAuthClient() });
  await user.type(await screen.findByLabelText('Email address'), 'ada@keydence.example{Enter}');
  await screen.findByRole('heading', { name: 'Check Your Email!' });
}

it('links to the newest mail of an open mailbox', async () => {
  mailbox.mockResolvedValue(Response.json({ isOpen: true }));
  await askForLink('page');
  expect(await screen.findByRole('link', { name: 'Open the newest mail' })).toHaveAttribute(
    'href',
    '/dev/mailbox?to=ada%40keydence.example',
  );
});

it('explains how to open a closed mailbox', async () => {
  mailbox.mockResolvedValue(Response.json({ isOpen: false }));
  await askForLink('page');
  expect(await screen.findByText(/with the address that it printed at its start/)).toBeVisible();
});

it('names the folder if no browser may read the mails', async () => {
  await askForLink('folder');
  expect(await screen.findByText(/in the folder outbox of DATA_DIR/)).toBeVisible();
});

it('shows nothing if mails are sent', async () => {
  await askForLink();
  await waitFor(() => expect(screen.getByLabelText('6-digit code')).toBeVisible());
  expect(screen.queryByText(/This server/)).toBeNull();
});
