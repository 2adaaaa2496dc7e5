import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  agreeAtGoogle,
  type ConnectedGoogle,
  connectGoogle,
  makeSearchWorld,
  startGoogle,
} from '../../testing/connect-google.ts';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { joinWorkspace } from '../../testing/join-workspace.ts';
import { callAnonymously, failureOf, signIn } from '../../testing/sign-in.ts';
import { createCaller } from '../router.ts';
import { runSetup } from '../setup/run-setup.ts';
import { searchConsoleMessages } from '../sources/search-console-messages.ts';

let clock = new Date('2026-11-22T12:00:00Z');
let connected: ConnectedGoogle;
let services: TestServices;
let person: Awaited<ReturnType<typeof signIn>>;
let workspaceId: string;
let domainId: string;
beforeAll(async () => {
  connected = await startGoogle(() => clock);
  services = await createTestServices({ now: () => clock, searchConsole: connected.searchConsole });
});
afterAll(async () => {
  await services.database.close();
  await connected.google.close();
});
beforeEach(async () => {
  clock = new Date('2026-11-22T12:00:00Z');
  const { google } = connected;
  Object.assign(google, { script: () => undefined, grantedScope: null, world: makeSearchWorld(), calls: [] });
  person = await signIn(services);
  const workspace = await person.api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
  workspaceId = workspace.id;
  domainId = workspace.domains[0]?.id ?? '';
  await runSetup(services, { domainId, run: 1 });
});

const getState = (api = person.api) => api.searchConsole.get({ domainId });
const minutes = (count: number) => {
  clock = new Date(clock.getTime() + count * 60_000);
};

describe('connecting', () => {
  it('stores the token sealed, with its user and date', async () => {
    expect(await getState()).toEqual({
      isAvailable: true,
      connection: null,
      property: null,
      lastFetch: null,
      history: null,
    });
    const { google } = connected;
    const back = await agreeAtGoogle(google, person.api, domainId);
    expect(await person.api.searchConsole.finish(back)).toEqual({ domainId, isConnected: true });
    expect((await getState()).connection).toEqual({
      connectedBy: person.email,
      connectedAt: clock,
      canDisconnect: true,
      needsRenewal: false,
      problem: null,
      problemAt: null,
    });
    const rows = await services.database.sql`select * from search_console_connections`;
    const kept = JSON.stringify(rows);
    for (const token of google.refreshTokens) expect(kept).not.toContain(token);
    expect(await services.database.sql`select 1 from search_console_flows`).toHaveLength(0);
  });

  it('accepts a return once', async () => {
    const back = await agreeAtGoogle(connected.google, person.api, domainId);
    await person.api.searchConsole.finish(back);
    expect(await failureOf(person.api.searchConsole.finish(back))).toMatchObject({
      code: 'not_found',
      message: searchConsoleMessages.flowEnded,
    });
  });

  it('accepts a return for ten minutes', async () => {
    const { google } = connected;
    const late = await agreeAtGoogle(google, person.api, domainId);
    minutes(10.1);
    expect((await failureOf(person.api.searchConsole.finish(late))).code).toBe('not_found');
    const inTime = await agreeAtGoogle(google, person.api, domainId);
    minutes(9.9);
    expect(await person.api.searchConsole.finish(inTime)).toMatchObject({ isConnected: true });
  });

  it('rejects a return of another user or another session', async () => {
    const back = await agreeAtGoogle(connected.google, person.api, domainId);
    const other = await joinWorkspace(services, workspaceId, 'owner');
    expect((await failureOf(other.api.searchConsole.finish(back))).code).toBe('not_found');
    const caller = { userId: person.userId, email: person.email, sessionId: 'another' };
    const elsewhere = createCaller({ services, requestId: 'test', caller });
    expect((await failureOf(elsewhere.searchConsole.finish(back))).code).toBe('not_found');
    expect(await person.api.searchConsole.finish(back)).toMatchObject({ isConnected: true });
  });

  it('stays disconnected after the user declines, and consumes the state', async () => {
    const { state } = await agreeAtGoogle(connected.google, person.api, domainId);
    const declined = { state, code: null };
    expect(await person.api.searchConsole.finish(declined)).toEqual({ domainId, isConnected: false });
    expect((await failureOf(person.api.searchConsole.finish(declined))).code).toBe('not_found');
    expect((await getState()).connection).toBeNull();
  });

  it('stores nothing without the permission', async () => {
    connected.google.grantedScope = 'openid';
    const back = await agreeAtGoogle(connected.google, person.api, domainId);
    expect((await failureOf(person.api.searchConsole.finish(back))).code).toBe('source_failed');
    expect((await getState()).connection).toBeNull();
  });

  it('is unavailable on an unregistered server', async () => {
    const { api } = await signIn({ ...services, searchConsole: null });
    const { domains } = await api.workspaces.create({ name: 'Acme', domainUrl: 'acme.com' });
    const own = domains[0]?.id ?? '';
    await runSetup(services, { domainId: own, run: 1 });
    expect(await api.searchConsole.get({ domainId: own })).toMatchObject({ isAvailable: false });
    expect(await failureOf(api.searchConsole.begin({ domainId: own }))).toMatchObject({
      code: 'conflict',
      message: searchConsoleMessages.notAvailable,
    });
  });
});

describe('the property', () => {
  it('is one of the domain’s properties; the account’s others are hidden', async () => {
    const { google } = connected;
    await person.api.searchConsole.finish(await agreeAtGoogle(google, person.api, domainId));
    expect(await person.api.searchConsole.listProperties({ domainId })).toEqual([
      { property: 'sc-domain:acme.com', permission: 'owner' },
    ]);
    const foreign = { domainId, property: 'sc-domain:private.example' };
    expect(await failureOf(person.api.searchConsole.chooseProperty(foreign))).toMatchObject({
      code: 'validation_failed',
      message: searchConsoleMessages.otherProperty,
    });
    const own = { domainId, property: 'sc-domain:acme.com' };
    expect(await person.api.searchConsole.chooseProperty(own)).toMatchObject({ property: own.property });
  });

  it('needs a new connection after access is revoked', async () => {
    const { google } = connected;
    await connectGoogle(google, person.api, domainId);
    google.refreshTokens.clear();
    expect((await failureOf(person.api.searchConsole.listProperties({ domainId }))).code).toBe(
      'source_failed',
    );
    expect((await getState()).connection).toMatchObject({
      needsRenewal: true,
      problem: expect.stringContaining('Connect Search Console again'),
      problemAt: clock,
    });
    await person.api.searchConsole.finish(await agreeAtGoogle(google, person.api, domainId));
    expect(await getState()).toMatchObject({
      connection: { needsRenewal: false, problem: null },
      property: 'sc-domain:acme.com',
    });
  });

  it('shows a temporary failure until the next successful call', async () => {
    const { google } = connected;
    await connectGoogle(google, person.api, domainId);
    google.script = ({ name }) => (name === 'sites' ? { kind: 'http', status: 503 } : undefined);
    await failureOf(person.api.searchConsole.listProperties({ domainId }));
    expect((await getState()).connection).toMatchObject({
      needsRenewal: false,
      problem: expect.stringContaining('did not answer'),
    });
    google.script = () => undefined;
    await person.api.searchConsole.listProperties({ domainId });
    expect((await getState()).connection).toMatchObject({ problem: null });
  });
});

describe('disconnecting', () => {
  it('revokes access at Google and deletes the token and the property', async () => {
    const { google } = connected;
    await connectGoogle(google, person.api, domainId);
    const before = google.refreshTokens.size;
    expect(await person.api.searchConsole.disconnect({ domainId })).toEqual({ isRevoked: true });
    expect(google.refreshTokens.size).toBe(before - 1);
    expect(await getState()).toMatchObject({ connection: null, property: null });
    expect((await failureOf(person.api.searchConsole.disconnect({ domainId }))).code).toBe('conflict');
    expect((await failureOf(person.api.searchConsole.fetch({ domainId }))).code).toBe('conflict');
  });

  it('deletes the token even if Google cannot be reached, and reports it', async () => {
    const { google } = connected;
    await connectGoogle(google, person.api, domainId);
    google.script = ({ name }) => (name === 'revoke' ? { kind: 'http', status: 500 } : undefined);
    expect(await person.api.searchConsole.disconnect({ domainId })).toEqual({ isRevoked: false });
    expect((await getState()).connection).toBeNull();
  });

  it('is allowed for the connecting user and for owners', async () => {
    const { google } = connected;
    await connectGoogle(google, person.api, domainId);
    const member = await joinWorkspace(services, workspaceId);
    expect((await getState(member.api)).connection).toMatchObject({ canDisconnect: false });
    expect((await failureOf(member.api.searchConsole.disconnect({ domainId }))).code).toBe('forbidden');
    await member.api.searchConsole.finish(await agreeAtGoogle(google, member.api, domainId));
    expect(await member.api.searchConsole.disconnect({ domainId })).toEqual({ isRevoked: true });
  });

  it('happens automatically when the user leaves the workspace', async () => {
    const member = await joinWorkspace(services, workspaceId);
    await connectGoogle(connected.google, member.api, domainId);
    expect((await getState()).connection).not.toBeNull();
    await person.api.members.delete({ workspaceId, userId: member.userId });
    expect(await getState()).toMatchObject({ connection: null, property: null });
  });
});

it('hides domains of other workspaces like unknown ones', async () => {
  await connectGoogle(connected.google, person.api, domainId);
  const { api: stranger } = await signIn(services);
  const property = 'sc-domain:acme.com';
  for (const id of [domainId, '0199f000-0000-7000-8000-000000000000', 'x']) {
    const calls = [
      () => stranger.searchConsole.get({ domainId: id }),
      () => stranger.searchConsole.begin({ domainId: id }),
      () => stranger.searchConsole.listProperties({ domainId: id }),
      () => stranger.searchConsole.chooseProperty({ domainId: id, property }),
      () => stranger.searchConsole.fetch({ domainId: id }),
      () => stranger.searchConsole.disconnect({ domainId: id }),
      () => stranger.searchTotals.get({ domainId: id }),
      () => stranger.searchTotals.list({ domainId: id, table: 'page' }),
    ];
    for (const call of calls) expect((await failureOf(call())).code).toBe('not_found');
  }
  const anonymous = callAnonymously(services);
  expect((await failureOf(anonymous.searchConsole.get({ domainId }))).code).toBe('not_authenticated');
  expect((await getState()).connection).not.toBeNull();
});
