import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { UploadError } from '../../lib/send-file.ts';
import { shortcutsStorageKey } from '../../lib/use-shortcuts-setting.ts';

const path = '/dashboard?section=profile';
const at = '2026-11-20T09:00:00.000Z';

interface Profile {
  fullName: string | null;
  email: string;
  role: string;
  profilePictureUrl: string | null;
}

/** Server with one user, whom the procedures change. */
function startServer(changes: Partial<Profile> = {}) {
  const profile: Profile = {
    fullName: 'Ada Lovelace',
    email: 'ada@keydence.example',
    role: 'user',
    profilePictureUrl: null,
    ...changes,
  };
  const makeSession = (id: string, isCurrent: boolean) => ({
    id,
    browser: isCurrent ? 'Chrome' : 'Firefox',
    system: 'Linux',
    createdAt: at,
    lastUsedAt: at,
    isCurrent,
  });
  let sessions = [makeSession('s1', true), makeSession('s2', false), makeSession('s3', false)];
  const deleted: string[] = [];
  return {
    profile,
    deleted,
    procedures: {
      ...shellProcedures,
      'profile.get': () => ({ ...profile }),
      'profile.update': ({ fullName }: { fullName: string | null }) => {
        profile.fullName = fullName?.trim() || null;
        return { ...profile };
      },
      'profile.removeAvatar': () => {
        profile.profilePictureUrl = null;
        return { ...profile };
      },
      'accountActivity.list': () => ({ data: [], nextCursor: null }),
      'sessions.list': () => ({ data: sessions, total: sessions.length }),
      'sessions.end': ({ sessionId }: { sessionId: string }) => {
        sessions = sessions.filter(({ id }) => id !== sessionId);
      },
      'sessions.endOthers': () => {
        const count = sessions.length - 1;
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return { count };
      },
      'account.getDeletion': () => ({
        email: profile.email,
        deleted: [{ id: 'w1', name: 'Acme', domainCount: 2, otherMembers: 1 }],
        left: [{ id: 'w2', name: 'Shared', domainCount: 1, otherMembers: 3 }],
      }),
      'account.delete': ({ confirmation }: { confirmation: string }) => void deleted.push(confirmation),
    },
  };
}

describe('a profile that cannot be loaded', () => {
  it('reports it and offers a retry', async () => {
    const { procedures } = startServer();
    let isDown = true;
    const get = () => {
      if (isDown) throw new ApiFailure('not_found', 404, 'Not found');
      return procedures['profile.get']();
    };
    const { user } = renderApp({ path, procedures: { ...procedures, 'profile.get': get } });
    expect(await screen.findByRole('heading', { name: 'Error loading profile' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  });

  it('says so if the server does not answer', async () => {
    const get = () => {
      throw new TypeError('Failed to fetch');
    };
    renderApp({ path, procedures: { ...startServer().procedures, 'profile.get': get } });
    expect(await screen.findByText(/^Failed to fetch profile/)).toBeVisible();
  });
});

describe('Personal Information', () => {
  it('shows e-mail and role as read-only', async () => {
    renderApp({ path, procedures: startServer({ role: 'admin' }).procedures });
    expect(await screen.findByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@keydence.example');
    expect(screen.getByLabelText('Role')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Role')).toHaveValue('Admin');
  });

  it("saves the name and confirms it with the spec's sentence", async () => {
    const { profile, procedures } = startServer();
    const { user } = renderApp({ path, procedures });
    const name = await screen.findByLabelText('Full Name');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'Ada King{Enter}');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(profile.fullName).toBe('Ada King');
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  });

  it('saves a blank name as null', async () => {
    const { profile, procedures } = startServer();
    const { user } = renderApp({ path, procedures });
    await user.clear(await screen.findByLabelText('Full Name'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile updated successfully!');
    expect(profile.fullName).toBeNull();
  });

  it('allows at most 100 characters, regardless of their code units', async () => {
    const { user } = renderApp({ path, procedures: startServer().procedures });
    const name = await screen.findByLabelText('Full Name');
    await user.clear(name);
    await user.paste('🐢'.repeat(100));
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    await user.paste('🐢');
    expect(screen.getByText('Full name must be at most 100 characters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  });

  it('keeps the typed text when saving fails, and over another visit', async () => {
    const { procedures } = startServer();
    const update = () => {
      throw new ApiFailure('unavailable', 503, 'The service is temporarily unavailable. Please try again.');
    };
    const { user, router } = renderApp({ path, procedures: { ...procedures, 'profile.update': update } });
    const name = await screen.findByLabelText('Full Name');
    await user.type(name, ' King');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(name).toHaveValue('Ada Lovelace King');
    await router.navigate({ to: '/dashboard', search: { section: 'nonsense' } });
    await screen.findByText(/coming soon/i);
    await router.navigate({ to: '/dashboard', search: { section: 'profile' } });
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Ada Lovelace King');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  });
});

const png = (size = 10) => new File([new Uint8Array(size)], 'me.png', { type: 'image/png' });

async function choose(file: File) {
  await screen.findByRole('button', { name: 'Choose profile picture' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  expect(input.accept).toBe('image/jpeg,image/png,image/gif,image/webp');
  // Like a browser whose file dialog shows all files.
  fireEvent.change(input, { target: { files: [file] } });
}

describe('the profile picture', () => {
  it('is uploaded, shown here and in the user menu, and can be removed', async () => {
    const { profile, procedures } = startServer();
    const sent: unknown[] = [];
    const { user } = renderApp({
      path,
      procedures,
      sendFile: async ({ path: target, field, file }) => {
        sent.push([target, field, file.name]);
        profile.profilePictureUrl = '/files/new.webp';
      },
    });
    await choose(png());
    expect(await screen.findByText('Profile picture updated successfully!')).toBeVisible();
    expect(sent).toEqual([['/api/users/profile/avatar', 'avatar', 'me.png']]);
    expect(screen.getByRole('img', { name: 'Your profile picture' })).toHaveAttribute(
      'src',
      '/files/new.webp',
    );
    const menu = screen.getByRole('button', { name: /User menu/ });
    expect(menu.querySelector('img')).toHaveAttribute('src', '/files/new.webp');
    await user.click(screen.getByRole('button', { name: 'Remove profile picture' }));
    expect(await screen.findByText('Profile picture removed.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose profile picture' })).toHaveFocus();
    expect(profile.profilePictureUrl).toBeNull();
  });

  it.each([
    [
      'a text',
      new File(['x'], 'a.txt', { type: 'text/plain' }),
      'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    ],
    [
      'an SVG',
      new File(['x'], 'a.svg', { type: 'image/svg+xml' }),
      'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    ],
    ['a file over 5 MB', png(5 * 1024 * 1024 + 1), 'File size must be less than 5MB.'],
  ])('refuses %s before it is sent', async (_name, file, text) => {
    renderApp({ path, procedures: startServer().procedures });
    await choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('reports the failure, and sends the same file again', async () => {
    const { profile, procedures } = startServer();
    let isDown = true;
    const { user } = renderApp({
      path,
      procedures,
      sendFile: async () => {
        if (isDown)
          throw new UploadError('There is no room left to store files. Please try again later.', 503);
        profile.profilePictureUrl = '/files/new.webp';
      },
    });
    await choose(png());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to upload avatar');
    expect(alert).toHaveTextContent('There is no room left to store files.');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Profile picture updated successfully!')).toBeVisible();
  });
});

describe('sessions', () => {
  it('are listed, with this one marked, and each other one can be ended', async () => {
    const { user } = renderApp({ path, procedures: startServer().procedures });
    const list = await screen.findByRole('list', { name: 'Where you are signed in' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const [own] = within(list).getAllByRole('listitem');
    expect(own).toHaveTextContent('Chrome on LinuxThis device');
    expect(within(own as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    const [first] = within(list).getAllByRole('button', { name: /^Sign out of Firefox on Linux/ });
    await user.click(first as HTMLElement);
    expect(await screen.findByText('Signed out of Firefox on Linux.')).toBeVisible();
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(list).toHaveFocus();
  });

  it('are ended in one request, except this one', async () => {
    const { user } = renderApp({ path, procedures: startServer().procedures });
    await user.click(await screen.findByRole('button', { name: 'Sign out of all others' }));
    expect(await screen.findByText('Signed out of 2 other sessions.')).toBeVisible();
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out of all others' })).not.toBeInTheDocument();
  });
});

describe('deletion of the account', () => {
  it("lists the consequences, requires the user's address, and signs out", async () => {
    const { deleted, procedures } = startServer();
    const { user, router } = renderApp({ path, procedures });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete account' });
    expect(await within(dialog).findByText('Acme')).toBeVisible();
    expect(dialog).toHaveTextContent('Acme, 2 domains; 1 other member loses it too');
    expect(dialog).toHaveTextContent('Feedback that you shared stays on the board without your name.');
    const button = within(dialog).getByRole('button', { name: 'Delete my account permanently' });
    const confirmation = within(dialog).getByLabelText('Type ada@keydence.example to confirm');
    await user.type(confirmation, 'ada@keydence');
    expect(button).toBeDisabled();
    await user.type(confirmation, '.example');
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'));
    expect(deleted).toEqual(['ada@keydence.example']);
    expect(await screen.findByText('Your account was deleted.')).toBeVisible();
  });
});

describe('the keyboard settings', () => {
  it('switch the shortcuts, on this device', async () => {
    const { user } = renderApp({ path, procedures: startServer().procedures });
    const card = within(await screen.findByRole('region', { name: 'Keyboard' }));
    const shortcuts = card.getByRole('switch', { name: /^Single-key shortcuts/ });
    expect(shortcuts).toBeChecked();
    await user.click(shortcuts);
    expect(shortcuts).not.toBeChecked();
    expect(window.localStorage.getItem(shortcutsStorageKey)).toBe('false');
    await user.click(shortcuts);
    expect(shortcuts).toBeChecked();
  });
});
