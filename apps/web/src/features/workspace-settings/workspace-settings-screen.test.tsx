import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure, type FakeProcedures } from '../../../testing/fake-api.ts';
import { makeDomain, makeWorkspace } from '../../../testing/fixtures.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { shellProcedures } from '../../../testing/shell-procedures.ts';
import { UploadError } from '../../lib/send-file.ts';
// Loaded before the first test, so that no test waits for it.
import './workspace-settings-screen.tsx';

const path = '/dashboard?section=workspace-settings';

interface Call {
  name: string;
  input: unknown;
}

const person = (userId: string, role: string, isYou = false) => ({
  userId,
  fullName: null,
  email: `${userId}@people.example`,
  profilePictureUrl: null,
  role,
  isYou,
  joinedAt: '2026-01-05T08:00:00.000Z',
});

/** Server with one workspace that stores changes. */
function makeServer({ role = 'owner' } = {}) {
  const calls: Call[] = [];
  let workspace = makeWorkspace('w1', ['d1', 'd2'], { role: role as 'owner' | 'member' });
  let members = [person('ada', role, true), person('bob', role === 'owner' ? 'member' : 'owner')];
  let invitations: unknown[] = [];
  const record =
    (name: string, answer: (input: never) => unknown) =>
    (input: never): unknown => {
      calls.push({ name, input });
      return answer(input);
    };
  const procedures: FakeProcedures = {
    ...shellProcedures,
    'workspaces.list': () => (workspace ? [workspace] : []),
    'workspaces.get': () => workspace,
    'workspaces.update': record('update', ({ name }: { name: string }) => {
      workspace = { ...workspace, name };
      return workspace;
    }),
    'workspaces.delete': record('deleteWorkspace', () => null),
    'members.list': () => ({ data: members }),
    'members.update': record('changeRole', (input: { userId: string; role: string }) => {
      members = members.map((one) => (one.userId === input.userId ? { ...one, role: input.role } : one));
      return { data: members };
    }),
    'members.delete': record('removeMember', ({ userId }: { userId: string }) => {
      members = members.filter((one) => one.userId !== userId);
      return null;
    }),
    'members.leave': record('leave', () => null),
    'members.getHoldings': () => ({
      shareLinks: [{ id: 's1', domainName: 'd1.example', expiresAt: '2026-12-20T12:00:00.000Z' }],
      webhooks: [],
      apiKeys: [{ id: 'k1', name: 'Nightly' }],
      invitations: [],
      savedViews: [{ id: 'v1', name: 'Quick wins' }],
      hasSearchConsole: true,
      mailedDomains: [],
    }),
    'invitations.list': () => ({ data: invitations }),
    'invitations.create': record('invite', ({ email }: { email: string }) => {
      const times = { sentAt: '2026-11-21T12:00:00Z', expiresAt: '2026-11-28T12:00:00Z' };
      invitations = [{ id: 'i1', email, role: 'member', invitedBy: 'Ada', ...times, isExpired: false }];
      return { data: invitations };
    }),
    'invitations.resend': record('resend', () => ({ data: invitations })),
    'invitations.delete': record('revoke', () => {
      invitations = [];
      return null;
    }),
    'trackedDomains.changeLocation': record('move', (input: { locationCode: number }) => {
      const domains = workspace.domains.map((domain) =>
        domain.id === 'd1'
          ? { ...domain, locationCode: input.locationCode, locationName: 'Germany' }
          : domain,
      );
      workspace = { ...workspace, domains };
      return domains[0];
    }),
    'trackedDomains.validate': ({ domain }: { domain: string }) => ({
      valid: domain.includes('acme'),
      message: domain.includes('acme') ? 'Domain exists' : 'Domain does not exist or is not reachable',
      domainName: domain,
    }),
    'trackedDomains.create': record('add', () => {
      const domain = makeDomain('d3', { domainName: 'acme.com' });
      workspace = { ...workspace, domains: [...workspace.domains, domain] };
      return domain;
    }),
    'trackedDomains.delete': record('removeDomain', ({ domainId }: { domainId: string }) => {
      workspace = { ...workspace, domains: workspace.domains.filter(({ id }) => id !== domainId) };
      return null;
    }),
  };
  return { calls, procedures };
}

describe('the edit mode', () => {
  it('edits, saves and cancels the name, and can be opened by link', async () => {
    const { calls, procedures } = makeServer();
    const { user, router } = renderApp({ path, procedures });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    const field = await screen.findByRole('textbox', { name: 'Workspace Name' });
    expect(router.state.location.search).toMatchObject({ edit: true });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Company name is required')).toBeVisible();
    await user.type(field, 'Brewlane{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(calls).toEqual([{ name: 'update', input: { workspaceId: 'w1', name: 'Brewlane' } }]);
    expect(screen.getByText('Workspace saved.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await user.type(await screen.findByRole('textbox', { name: 'Workspace Name' }), ' II');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('keeps the typed text when saving fails', async () => {
    const { procedures } = makeServer();
    const { user } = renderApp({
      path: `${path}&edit=true`,
      procedures: {
        ...procedures,
        'workspaces.update': () => {
          throw new ApiFailure('internal', 500, 'Something went wrong');
        },
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Workspace Name' });
    await user.type(field, ' II');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not save your changes.');
    expect(field).toHaveValue('Workspace w1 II');
  });

  it('asks before unsaved edits are lost', async () => {
    const { procedures } = makeServer();
    const { user, router } = renderApp({ path: `${path}&edit=true`, procedures });
    await user.type(await screen.findByRole('textbox', { name: 'Workspace Name' }), ' II');
    await user.click(screen.getByRole('link', { name: 'Keywords' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toMatchObject({ section: 'workspace-settings' });
    expect(screen.getByRole('textbox', { name: 'Workspace Name' })).toHaveValue('Workspace w1 II');
  });
});

describe('the location', () => {
  it('cannot be set to the current country, and is confirmed when saved', async () => {
    const { calls, procedures } = makeServer();
    const { user } = renderApp({ path, procedures });
    const card = within(await screen.findByRole('region', { name: 'SEO Analysis Location' }));
    const update = await card.findByRole('button', { name: 'Update Location' });
    expect(update).toBeDisabled();
    const field = card.getByRole('combobox', { name: 'Country' });
    await user.clear(field);
    await user.type(field, 'Germany');
    await user.click(await screen.findByRole('option', { name: 'Germany' }));
    await user.click(update);
    expect(await card.findByText('✓ Saved!')).toBeVisible();
    expect(calls.at(-1)).toEqual({
      name: 'move',
      input: { domainId: 'd1', workspaceId: 'w1', locationCode: 2276, languageCode: 'de' },
    });
    expect(update).toBeDisabled();
    await waitFor(() => expect(card.queryByText('✓ Saved!')).not.toBeInTheDocument(), { timeout: 4_000 });
  });
});

describe('the domains', () => {
  it('ignore an empty domain, and add a missing protocol', async () => {
    const { calls, procedures } = makeServer();
    const { user } = renderApp({ path, procedures });
    const field = await screen.findByRole('textbox', { name: 'New domain' });
    await user.type(field, '{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field, 'acme.com');
    expect(await screen.findByText('Domain exists')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add Domain' }));
    expect(await screen.findByText('acme.com was added. Its setup is running.')).toBeVisible();
    expect(calls.at(-1)?.input).toEqual({
      workspaceId: 'w1',
      domainUrl: 'https://acme.com',
      locationCode: 2840,
    });
    expect(field).toHaveValue('');
  });

  it('raise an alert on Enter with an invalid domain, and add nothing', async () => {
    const { calls, procedures } = makeServer();
    const { user } = renderApp({ path, procedures });
    const field = await screen.findByRole('textbox', { name: 'New domain' });
    const refusal = 'Domain does not exist or is not reachable';
    await user.type(field, 'nowhere.com');
    await waitFor(() => expect(field).toHaveAccessibleDescription(refusal), { timeout: 3_000 });
    await user.type(field, '{Enter}');
    expect(screen.getByText(refusal).closest('[role="alert"]')).toBeVisible();
    expect(field).not.toHaveAccessibleDescription(refusal);
    expect(calls).toEqual([]);
  });

  it('add an unreachable domain on request, and no malformed one', async () => {
    const { calls, procedures } = makeServer();
    const { user } = renderApp({ path, procedures });
    const field = await screen.findByRole('textbox', { name: 'New domain' });
    await user.type(field, 'no domain');
    await waitFor(() => expect(field).toBeInvalid(), { timeout: 3_000 });
    expect(screen.queryByRole('button', { name: 'Add it anyway' })).toBeNull();
    await user.clear(field);
    await user.type(field, 'silent.com');
    await user.click(await screen.findByRole('button', { name: 'Add it anyway' }, { timeout: 4_000 }));
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        name: 'add',
        input: { domainUrl: 'https://silent.com', acceptUnreachable: true },
      }),
    );
  });

  it('report a failure with the reason', async () => {
    const { procedures } = makeServer();
    const { user } = renderApp({
      path,
      procedures: {
        ...procedures,
        'trackedDomains.create': () => {
          throw new ApiFailure('conflict', 409, 'This domain is already tracked in this workspace.');
        },
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'New domain' }), 'acme.com');
    await screen.findByText('Domain exists');
    await user.click(screen.getByRole('button', { name: 'Add Domain' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to add domain. Please try again. This domain is already tracked in this workspace.',
    );
  });

  it('are removed after their name is typed, and the selection falls back to the next', async () => {
    const { calls, procedures } = makeServer();
    const { user } = renderApp({ path, procedures });
    await user.click(await screen.findByRole('button', { name: 'Remove: d1.example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove d1.example?' }));
    expect(dialog.getByRole('button', { name: 'Remove domain' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox'), 'd1.example{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Domain' })).toHaveValue('d2.example'));
    expect(calls).toEqual([{ name: 'removeDomain', input: { domainId: 'd1' } }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Domain Management' })).toHaveFocus());
  });
});

describe('the members', () => {
  it('are managed and invited by an owner', async () => {
    const { calls, procedures } = makeServer();
    const { user } = renderApp({ path, procedures });
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Role of bob@people.example' }),
      'Owner',
    );
    expect(screen.getByRole('button', { name: 'Open audit log' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Invite by email' }), 'nobody{Enter}');
    expect(await screen.findByText('Enter an email address like name@example.com.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Invite by email' }));
    await user.type(screen.getByRole('textbox', { name: 'Invite by email' }), 'Carol@People.example{Enter}');
    const open = await screen.findByRole('list', { name: 'Open invitations' });
    expect(within(open).getByText('carol@people.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again: carol@people.example' }));
    await waitFor(() => expect(calls.at(-1)?.name).toBe('resend'));
    await user.click(await screen.findByRole('button', { name: 'Revoke: carol@people.example' }));
    await waitFor(() => expect(screen.queryByText('Open invitations')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Remove: bob@people.example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove bob@people.example?' }));
    expect(await dialog.findByRole('checkbox', { name: '1 share link' })).toBeChecked();
    expect(dialog.getByText('Also ends: the Search Console connection.')).toBeVisible();
    expect(dialog.getByRole('checkbox', { name: '1 saved view' })).not.toBeChecked();
    await user.click(dialog.getByRole('checkbox', { name: '1 API key' }));
    await user.click(dialog.getByRole('button', { name: 'Remove member' }));
    await waitFor(() => expect(screen.queryByText('bob@people.example')).not.toBeInTheDocument());
    expect(calls.map(({ name }) => name)).toEqual([
      'changeRole',
      'invite',
      'resend',
      'revoke',
      'removeMember',
    ]);
    expect(calls.at(-1)?.input).toMatchObject({
      endShareLinks: true,
      endApiKeys: false,
      endSavedViews: false,
    });
  });

  it('hide owner actions from other roles', async () => {
    const { procedures } = makeServer({ role: 'member' });
    renderApp({ path, procedures });
    expect(await screen.findByText('bob@people.example')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove: bob/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Invite by email' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete workspace' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open audit log' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Leave workspace' })).toBeVisible();
  });

  it('read why the last owner cannot leave', async () => {
    const { procedures } = makeServer();
    const message = 'A workspace needs an owner. Make another member an owner first.';
    const { user } = renderApp({
      path,
      procedures: {
        ...procedures,
        'members.leave': () => {
          throw new ApiFailure('conflict', 409, message);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave workspace' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Leave workspace' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });
});

describe('the logo', () => {
  it('reports a failed upload', async () => {
    renderApp({
      path,
      procedures: makeServer().procedures,
      sendFile: async () => {
        throw new UploadError('There is no room left to store files. Please try again later.', 503);
      },
    });
    await screen.findByRole('region', { name: 'Basic Information' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    const file = new File([new Uint8Array(10)], 'logo.png', { type: 'image/png' });
    fireEvent.change(input, { target: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Icon upload failed');
  });
});

describe('a workspace that fails to load', () => {
  it('keeps the known settings when only a refresh fails', async () => {
    const { procedures } = makeServer();
    let isBroken = false;
    const { user } = renderApp({
      path,
      procedures: {
        ...procedures,
        'workspaces.setSharing': () => {
          isBroken = true;
        },
        'workspaces.get': (input: never) => {
          if (isBroken) throw new ApiFailure('forbidden', 403, 'No');
          return procedures['workspaces.get']?.(input);
        },
      },
    });
    const sharing = await screen.findByRole('region', { name: 'Sharing' });
    await user.click(within(sharing).getByRole('switch'));
    expect(await screen.findByText('Failed to refresh company data')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Basic Information' })).toBeVisible();
  });

  it('reports it and retries', async () => {
    const { procedures } = makeServer();
    let isBroken = true;
    const { user } = renderApp({
      path,
      procedures: {
        ...procedures,
        'workspaces.get': (input: never) => {
          if (isBroken) throw new ApiFailure('forbidden', 403, 'No');
          return procedures['workspaces.get']?.(input);
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Error loading company data' })).toBeVisible();
    expect(screen.getByText('Failed to load company data')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Basic Information' })).toBeVisible();
  });

  it('is replaced with the next one when a response shows that access was lost', async () => {
    const { procedures } = makeServer();
    let isLost = false;
    const { user } = renderApp({
      path,
      procedures: {
        ...procedures,
        'workspaces.list': () =>
          isLost ? [makeWorkspace('w2', ['d9'])] : [makeWorkspace('w1', ['d1']), makeWorkspace('w2', ['d9'])],
        'workspaces.get': ({ workspaceId }: { workspaceId: string }) => makeWorkspace(workspaceId, ['d9']),
        'workspaces.update': () => {
          isLost = true;
          throw new ApiFailure('not_found', 404, 'Not found');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await user.type(await screen.findByRole('textbox', { name: 'Workspace Name' }), ' II{Enter}');
    expect(await screen.findByText('Workspace w1 is no longer among your workspaces.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Domain' })).toHaveValue('d9.example'));
  });
});
