import { schema } from '@keydence/db';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningIdentity, startIdentity } from '../../src/identity/identity-fixture.ts';
import { runWaitingRefresh } from '../run-waiting-refresh.ts';
import { startEdge, type TestEdge } from '../start-edge.ts';
import { type Account, openAccount } from './accounts.ts';
import type { ProtectedCall } from './call.ts';
import { procedureCalls } from './procedure-calls.ts';
import { restCalls } from './rest-calls.ts';
import type { TenantIds } from './rest-input.ts';
import { type Reply, sendProcedure, sendRest, sendTool } from './send.ts';
import { callAs, seedTenant } from './tenant.ts';
import { toolCalls } from './tool-calls.ts';

interface Tenant {
  ids: TenantIds;
  people: Account[];
  /** A key with write scope, and one whose owner allowed personal data. */
  tokens: { plain: string; withPeople: string };
}

const nameOf = ({ userId }: Account) => `Person ${userId}`;

let edge: TestEdge;
let running: RunningIdentity;
beforeAll(async () => {
  edge = await startEdge(
    {},
    { authenticate: (authorization) => running.identity.authenticate(authorization) },
  );
  running = await startIdentity(edge.services.database);
});
afterAll(async () => {
  await running.close();
  await edge.close();
});

/**
 * A tenant with every row, whose people all have names, pictures and a connected Google account.
 */
async function createTenant(): Promise<Tenant> {
  const people = [await openAccount(running), await openAccount(running), await openAccount(running)];
  const [owner, ...members] = people as [Account, Account, Account];
  const { db } = edge.services.database;
  for (const person of people)
    await db
      .update(schema.users)
      .set({ fullName: nameOf(person), profilePictureUrl: `/files/${person.userId}.webp` })
      .where(inArray(schema.users.id, [person.userId]));
  const ids = await seedTenant(edge, { owner, members, author: owner });
  await db.insert(schema.searchConsoleConnections).values({
    workspaceId: ids.workspaceId,
    connectedBy: owner.userId,
    connectedAt: new Date(),
    sealedToken: 'sealed',
    scope: 'read',
  });
  const api = callAs(edge.services, owner);
  const draft = { name: 'Script', scope: 'write', expiresInDays: 90 } as const;
  const plain = await api.apiKeys.create(draft);
  const withPeople = await api.apiKeys.create({ ...draft, includesPeople: true });
  return { ids, people, tokens: { plain: plain.token, withPeople: withPeople.token } };
}

interface Surface {
  name: string;
  send: (ids: TenantIds, token: string) => Promise<Reply>;
  waitsForWorker?: true;
}

/** Surfaces of a kind; the matrix fails for a surface without a row. */
function surfacesOf<Input>(
  calls: Record<string, ProtectedCall<Input>>,
  send: (name: string, input: Input, token: string) => Promise<Reply>,
): Surface[] {
  return Object.entries(calls).map(([name, { input, waitsForWorker }]) => ({
    name,
    ...(waitsForWorker && { waitsForWorker }),
    send: (ids, token) => send(name, input(ids), token),
  }));
}

const kinds: [string, Surface[]][] = [
  ['REST', surfacesOf(restCalls, (name, input, token) => sendRest(edge, name, input, token))],
  [
    'typed procedures',
    surfacesOf(procedureCalls, (name, input, token) => sendProcedure(edge, name, input, token)),
  ],
  ['tools', surfacesOf(toolCalls, (name, input, token) => sendTool(edge, name, input, token))],
];

describe.each(kinds)('a key, by %s,', (_, surfaces) => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await createTenant();
  });

  it.each(surfaces)('reads no personal data from $name', async ({ send, waitsForWorker }) => {
    const { ids, people, tokens } = tenant;
    const sent = send(ids, tokens.plain);
    if (waitsForWorker) await runWaitingRefresh(edge.services);
    const { status, text } = await sent;
    expect(status).not.toBe(500);
    for (const person of people)
      for (const secret of [person.email, nameOf(person), `${person.userId}.webp`])
        expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[\w.-]+@[\w-]+\.example/);
  });
});

describe('a key whose owner allowed personal data', () => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await createTenant();
  });

  it.each([
    ['members.list', 3],
    ['profile.get', 1],
    ['profile.session', 1],
    ['invitations.list', 1],
    ['auditLog.list', 1],
    ['reportShares.list', 1],
    ['searchConsole.get', 1],
    ['feedback.get', 1],
  ])('reads personal data from %s', async (name, count) => {
    const { ids, people, tokens } = tenant;
    const { status, text } = await sendProcedure(
      edge,
      name,
      procedureCalls[name]?.input(ids),
      tokens.withPeople,
    );
    expect(status).toBe(200);
    const found = people.filter((person) => [person.email, nameOf(person)].some((own) => text.includes(own)));
    expect(found).toHaveLength(count);
  });
});
