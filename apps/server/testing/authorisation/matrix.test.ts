import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningIdentity, startIdentity } from '../../src/identity/identity-fixture.ts';
import { oauthMetadataMounts } from '../../src/identity/oauth-metadata-routes.ts';
import { identityRoutes } from '../../src/identity/routes.ts';
import { tools } from '../../src/mcp/create-mcp-server.ts';
import { runWaitingRefresh } from '../run-waiting-refresh.ts';
import { startEdge, type TestEdge } from '../start-edge.ts';
import { type Account, openAccount } from './accounts.ts';
import type { ProtectedCall } from './call.ts';
import { createRefusedCallers, type RefusedCallers } from './callers.ts';
import { openProcedures } from './open-procedures.ts';
import { identitySurfaces, openSurfaces } from './other-surfaces.ts';
import { procedureCalls } from './procedure-calls.ts';
import { readState } from './read-state.ts';
import { restCalls } from './rest-calls.ts';
import type { RestInput, TenantIds } from './rest-input.ts';
import {
  isPaid,
  kindOf,
  listProcedures,
  listTools,
  type Reply,
  sendProcedure,
  sendRest,
  sendTool,
} from './send.ts';
import { callAs, seedTenant } from './tenant.ts';
import { toolCalls } from './tool-calls.ts';
import { writeMatrix } from './write-matrix.ts';

interface Surface extends Omit<ProtectedCall<never>, 'input'> {
  name: string;
  /** True for changes and paid calls, which viewers must not make. */
  isChange: boolean;
  send: (ids: TenantIds, token: string | null) => Promise<Reply>;
}

let edge: TestEdge;
let running: RunningIdentity;
let victim: { owner: Account; ids: TenantIds };
let stranger: Account;
let removed: Account;
let refused: RefusedCallers;
const cells = new Map<string, Record<string, Set<number>>>();

beforeAll(async () => {
  edge = await startEdge(
    {},
    { authenticate: (authorization) => running.identity.authenticate(authorization) },
  );
  running = await startIdentity(edge.services.database, { settings: { oauthServer: true } });
  victim = await createTenant('owner');
  stranger = (await createTenant('owner')).owner;
  removed = await openAccount(running);
  refused = await createRefusedCallers(edge, running, victim.owner);
});
afterAll(async () => {
  await running.close();
  await edge.close();
});

type Role = 'owner' | 'member' | 'viewer';

async function createTenant(role: Role) {
  const owner = await openAccount(running);
  const member = await openAccount(running);
  const other = await openAccount(running);
  const ids = await seedTenant(edge, {
    owner,
    members: [member, other],
    author: role === 'owner' ? owner : member,
  });
  const { sql } = edge.services.database;
  if (role === 'viewer') {
    await sql`update workspace_members set role = 'viewer' where user_id = ${member.userId}`;
    // Viewers cannot start a refresh, but can read its progress.
    await callAs(edge.services, owner).refreshes.start({ domainId: ids.domainId, kind: 'rankings' });
  }
  return { owner, member, viewer: member, ids };
}

const restSurfaces: Surface[] = Object.entries(restCalls).map(([name, { input, ...call }]) => ({
  name,
  ...call,
  isChange: !name.startsWith('GET '),
  send: (ids, token) => sendRest(edge, name, input(ids) as RestInput, token),
}));
const procedureSurfaces: Surface[] = Object.entries(procedureCalls).map(([path, { input, ...call }]) => ({
  name: path,
  ...call,
  isChange: kindOf(path) === 'mutation' || isPaid(path),
  send: (ids, token) => sendProcedure(edge, path, input(ids), token),
}));
const toolSurfaces: Surface[] = Object.entries(toolCalls).map(([tool, { input, ...call }]) => ({
  name: `tool ${tool}`,
  ...call,
  isChange: tools.some(({ name, kind }) => name === tool && kind === 'change'),
  send: (ids, token) => sendTool(edge, tool, input(ids), token),
}));
const surfaces = [...restSurfaces, ...procedureSurfaces, ...toolSurfaces];

function note(surface: string, column: string, status: number) {
  const row = cells.get(surface) ?? {};
  row[column] = (row[column] ?? new Set()).add(status);
  cells.set(surface, row);
}

const isGranted = (status: number, expected?: number) =>
  expected === undefined ? status >= 200 && status < 300 : status === expected;

describe('every surface has its row', () => {
  it('of REST', async () => {
    const { paths } = (await edge.request('/api/openapi.json')).body as { paths: Record<string, object> };
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const isOpen = (operation: string) => operation in openSurfaces;
    expect(Object.keys(restCalls).sort()).toEqual(operations.filter((name) => !isOpen(name)).sort());
  });

  it('of the typed procedures', () => {
    expect([...Object.keys(procedureCalls), ...openProcedures].sort()).toEqual(listProcedures().sort());
  });

  it('of the assistant tools', async () => {
    expect(Object.keys(toolCalls).sort()).toEqual((await listTools(edge, stranger.token)).sort());
  });

  it('of other mounted routes', () => {
    const basePath = '/auth/v1';
    const mounts = [
      { path: basePath, routes: identityRoutes(running.identity) },
      ...oauthMetadataMounts(running.identity, { basePath, origins: [] }),
    ];
    const identity = mounts.flatMap(({ path: base, routes }) =>
      routes.routes.map(({ method, path }) => ({ method, path: base + (path === '/' ? '' : path) })),
    );
    const mounted = [...edge.app.routes, ...identity].filter(
      ({ method, path }) => method !== 'ALL' && !isRest(method, path),
    );
    const names = new Set(mounted.map(({ method, path }) => `${method} ${path}`));
    expect([...Object.keys(openSurfaces), ...Object.keys(identitySurfaces)].sort()).toEqual(
      [...names].sort(),
    );
  });

  function isRest(method: string, path: string): boolean {
    return `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}` in restCalls;
  }
});

describe('callers without access are refused and change nothing', () => {
  let before: string;
  beforeAll(async () => {
    before = await readState(edge.services.database);
  });

  it.each(surfaces)('$name', async ({ name, send }) => {
    for (const [column, tokens] of Object.entries(refused)) {
      for (const token of tokens) {
        const { status, text } = await send(victim.ids, token);
        note(name, column, status);
        expect([column, status]).toEqual([column, 401]);
        if (token === null) expect(text).toContain('Not authenticated');
      }
    }
  });

  it.each(Object.entries(identitySurfaces))('%s', async (name, { path, body, admin }) => {
    const method = name.split(' ')[0] ?? '';
    for (const [column, tokens] of Object.entries(refused)) {
      for (const token of tokens) {
        const answer = await fetch(running.url + path.replace('{userId}', victim.owner.userId), {
          method,
          ...(body && { body: JSON.stringify(body) }),
          headers: token === null ? {} : { authorization: `Bearer ${token}` },
        });
        note(name, column, answer.status);
        expect([column, [401, 403]]).toEqual([column, expect.arrayContaining([answer.status])]);
      }
    }
    if (!admin) return;
    const answer = await fetch(running.url + path.replace('{userId}', victim.owner.userId), {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    note(name, 'C1', answer.status);
    note(name, 'C2', answer.status);
    expect([401, 403]).toContain(answer.status);
  });

  it('leaves the state unchanged', async () => {
    expect(await readState(edge.services.database)).toBe(before);
  });
});

describe('hidden and unknown data look the same to non-members', () => {
  const hidden = surfaces.filter(({ reach }) => reach === 'workspace');
  let before: string;
  beforeAll(async () => {
    before = await readState(edge.services.database);
  });

  it.each(hidden)('$name', async ({ name, send }) => {
    const unknown = await send(unknownIds(), stranger.token);
    for (const [column, { token }] of [
      ['C1', stranger],
      ['C9', removed],
    ] as const) {
      const reply = await send(victim.ids, token);
      note(name, column, reply.status);
      expect([column, reply.status]).toEqual([column, 404]);
      expect(withoutRequestId(reply.text)).toBe(withoutRequestId(unknown.text));
    }
  });

  it('leaves the state unchanged', async () => {
    expect(await readState(edge.services.database)).toBe(before);
  });

  const shared = surfaces.filter(({ reach }) => reach !== 'workspace');
  it.each(shared)('$name shows non-members nothing of the tenant', async (surface) => {
    const { status, text } = await surface.send(victim.ids, stranger.token);
    note(surface.name, 'C1', status);
    expect([status, isGranted(status, surface.stranger)]).toEqual([status, true]);
    for (const secret of [victim.ids.workspaceId, victim.ids.domainId, victim.owner.email]) {
      expect(text).not.toContain(secret);
    }
  });
});

/** Expected status for a workspace member; undefined for any 2xx. */
function expectedOf(role: Role, { owner, member = owner, viewer, reach, isChange }: Surface) {
  if (role === 'owner') return owner;
  if (role === 'member') return member;
  return viewer ?? (reach === 'workspace' && isChange ? 403 : member);
}

describe.each(['owner', 'member', 'viewer'] as const)(
  'the %s can use all permissions of the role',
  (role) => {
    describe.each([
      ['REST', restSurfaces],
      ['typed procedures', procedureSurfaces],
      ['tools', toolSurfaces],
    ] as const)('by %s', (_, kind) => {
      let tenant: Awaited<ReturnType<typeof createTenant>>;
      beforeAll(async () => {
        tenant = await createTenant(role);
      });

      it.each(kind)('$name', async (surface) => {
        const expected = expectedOf(role, surface);
        const sent = surface.send(tenant.ids, tenant[role].token);
        if (surface.waitsForWorker && expected !== 403) await runWaitingRefresh(edge.services);
        const { status, text } = await sent;
        note(surface.name, role === 'viewer' ? 'C10' : 'C2', status);
        expect([status, isGranted(status, expected), text]).toEqual([status, true, text]);
      });
    });
  },
);

it('the matrix in the documentation matches the responses', async () => {
  await expect(writeMatrix(cells, openSurfaces)).toMatchFileSnapshot('../../../../docs/authorisation.md');
});

function unknownIds(): TenantIds {
  const { keywordId: _, ...rest } = victim.ids;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  const uuids = Object.fromEntries(names.map((name) => [name, '01a1fc17-0000-7000-8000-000000000000']));
  return { ...(uuids as typeof rest), keywordId: '9'.repeat(18) };
}

function withoutRequestId(text: string): string {
  return text.replaceAll(/"(?:requestId|request_id)":"[^"]*"/g, '');
}
