import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({
    sampleDomains: [{ domainName: 'shop.example', title: '', description: '', locationCodes: [2840] }],
  });
});
afterAll(() => services.database.close());

describe('workspaces', () => {
  it('creates a workspace with its domain, membership and setup in one request', async () => {
    const { api } = await signIn(services);
    const sent = services.sentJobs.length;
    const created = await api.workspaces.create({
      name: '  Acme ',
      domainUrl: 'https://Acme.test-site.com/',
      locationName: 'Germany',
    });
    expect(created).toMatchObject({
      name: 'Acme',
      iconUrl: null,
      role: 'owner',
      membersMayShare: false,
      domains: [
        {
          domainName: 'acme.test-site.com',
          locationName: 'Germany',
          locationCode: 2276,
          languageCode: 'de',
          state: 'setting_up',
          dataSource: null,
          brandNames: null,
        },
      ],
    });
    expect(services.sentJobs.slice(sent)).toEqual([{ domainId: created.domains[0]?.id, run: 1 }]);
    expect(await api.workspaces.list()).toEqual([created]);
    expect(await api.workspaces.get({ workspaceId: created.id })).toEqual(created);
  });

  it('renames a workspace, and does not change other workspaces', async () => {
    const owner = await signIn(services);
    const stranger = await signIn(services);
    const { id } = await owner.api.workspaces.create({ name: 'Before' });
    expect(await owner.api.workspaces.update({ workspaceId: id, name: 'After' })).toMatchObject({
      name: 'After',
    });
    await failureOf(stranger.api.workspaces.update({ workspaceId: id, name: 'Mine now' }));
    expect(await owner.api.workspaces.get({ workspaceId: id })).toMatchObject({ name: 'After' });
    expect(await stranger.api.workspaces.list()).toEqual([]);
  });

  it('gives the same response for unknown, foreign and malformed ids', async () => {
    const owner = await signIn(services);
    const stranger = await signIn(services);
    const { id } = await owner.api.workspaces.create({ name: 'Private' });
    const ids = [id, '00000000-0000-7000-8000-000000000000', '1', '', "'; drop table users; --", '٣'];
    for (const workspaceId of ids) {
      const error = await failureOf(stranger.api.workspaces.get({ workspaceId }));
      expect([error.code, error.message, error.details]).toEqual(['not_found', 'Not found', {}]);
    }
  });

  it.each([
    [{ name: '   ' }, 'name', 'Company name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'Company name must be at most 100 characters.'],
    [{ name: 'a\0b' }, 'name', 'Text must not contain invalid characters.'],
    [{ name: 'a\ud800b' }, 'name', 'Text must not contain invalid characters.'],
    [{ name: 'x'.repeat(10_001) }, 'name', 'Text is too long.'],
    [{ name: 'Acme', domainUrl: '' }, 'domainUrl', 'Domain is required'],
    [
      { name: 'Acme', domainUrl: 'not a domain' },
      'domainUrl',
      'Not in correct domain format (e.g., example.com)',
    ],
    [{ name: 'Acme', locationName: 'Atlantis' }, 'locationName', 'Unknown location'],
  ])('refuses %j and changes nothing', async (input, path, message) => {
    const { api } = await signIn(services);
    const error = await failureOf(api.workspaces.create(input));
    expect(error).toMatchObject({ code: 'validation_failed', message });
    expect(error.details.errors?.[0]).toEqual({ path, message });
    expect(await api.workspaces.list()).toEqual([]);
  });

  it('creates nothing when the domain does not respond', async () => {
    const { api } = await signIn(services);
    const error = await failureOf(api.workspaces.create({ name: 'Acme', domainUrl: 'unreachable.com' }));
    expect(error).toMatchObject({
      code: 'domain_unreachable',
      message: 'Domain does not exist or is not reachable',
    });
    expect(await api.workspaces.list()).toEqual([]);
  });

  it('creates a workspace with an unreachable domain on request, but not with a wrong form', async () => {
    const { api } = await signIn(services);
    const add = (domainUrl: string) =>
      api.workspaces.create({ name: 'Acme', domainUrl, acceptUnreachable: true });
    expect(await failureOf(add('no domain'))).toMatchObject({ code: 'validation_failed' });
    expect(await api.workspaces.list()).toEqual([]);
    for (const [domainUrl, domainName] of [
      ['https://Unreachable.com/', 'unreachable.com'],
      ['intranet.invalid', 'intranet.invalid'],
    ] as const) {
      expect((await add(domainUrl)).domains).toMatchObject([{ domainName }]);
    }
  });

  it('requires a session', async () => {
    const error = await failureOf(callAnonymously(services).workspaces.list());
    expect(error).toMatchObject({ code: 'not_authenticated', message: 'Not authenticated' });
  });
});

describe('profile', () => {
  it('recognizes admins by their address, trims names and stores blank ones as null', async () => {
    const admin = await signIn(services, 'admin@keydence.example');
    expect(await admin.api.profile.get()).toEqual({
      fullName: null,
      email: 'admin@keydence.example',
      role: 'admin',
      profilePictureUrl: null,
    });
    const { api, userId, email } = await signIn(services);
    expect(await api.profile.update({ fullName: '  Ada Lovelace ' })).toMatchObject({
      fullName: 'Ada Lovelace',
      role: 'user',
    });
    expect(await api.profile.update({ fullName: '  ' })).toMatchObject({ fullName: null });
    expect(await api.profile.session()).toEqual({ userId, email });
  });

  it('counts the length of a name in code points', async () => {
    const { api } = await signIn(services);
    const name = '👩'.repeat(100);
    expect(await api.profile.update({ fullName: name })).toMatchObject({ fullName: name });
    const error = await failureOf(api.profile.update({ fullName: `${name}x` }));
    expect(error.message).toBe('Full name must be at most 100 characters.');
  });
});

describe('locations', () => {
  it('lists the 110 countries', async () => {
    const { api } = await signIn(services);
    expect(await api.locations.list()).toHaveLength(110);
  });
});
