import type { AppRouter } from '@keydence/api';
import type { Session } from '@supabase/auth-js';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { type Listener, listen } from '../http/listen.ts';
import { type RunningIdentity, startIdentity, uniqueAddress } from './identity-fixture.ts';

/** Maximum milliseconds until a token of a signed-out session is refused. */
const refusedWithinMs = 1000;

/** The product API in one process, and the identity API in that and another one. */
let edge: TestEdge;
let listener: Listener;
let here: RunningIdentity;
let elsewhere: RunningIdentity;
beforeAll(async () => {
  edge = await startEdge(
    {
      sessions: {
        list: (userId) => here.identity.sessions.list(userId),
        end: (choice) => here.identity.sessions.end(choice),
        endAllIn: (tx, userId) => here.identity.sessions.endAllIn(tx, userId),
        endKeyIn: (tx, keyId) => here.identity.sessions.endKeyIn(tx, keyId),
        isOpen: (sessionId) => here.identity.sessions.isOpen(sessionId),
        onEnding: (sessionId, callback) => here.identity.sessions.onEnding(sessionId, callback),
      },
    },
    { authenticate: (authorization) => here.identity.authenticate(authorization) },
  );
  here = await startIdentity(edge.services.database);
  elsewhere = await startIdentity(edge.services.database);
  listener = await listen({ host: '127.0.0.1', port: 0, fetch: edge.app.fetch });
});
afterAll(async () => {
  edge.ending.abort();
  await listener.drain();
  await here.close();
  await elsewhere.close();
  await edge.close();
});

let email: string;
let mine: Session;
beforeEach(async () => {
  email = uniqueAddress();
  mine = await here.signIn(here.newClient(), email);
});

const bearer = () => ({ authorization: `Bearer ${mine.access_token}` });

const surfaces: Record<string, () => Promise<number>> = {
  '/auth/v1/user': async () => (await fetch(`${here.url}/user`, { headers: bearer() })).status,
  '/trpc': async () => (await edge.request('/trpc/profile.get', { headers: bearer() })).status,
  '/api': async () => (await edge.request('/api/companies', { headers: bearer() })).status,
  'the cached caller': async () => {
    await here.identity.authenticate(bearer().authorization);
    return here.identity.recognise(bearer().authorization) ? 200 : 401;
  },
};
const askAll = () => Promise.all(Object.values(surfaces).map((ask) => ask()));

/** A stream that has sent its first value and waits for the next. */
async function openStream(): Promise<{ next: Promise<unknown> }> {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchStreamLink({ url: `http://127.0.0.1:${listener.port}/trpc`, headers: bearer() })],
  });
  const company = await client.workspaces.create.mutate({ name: 'Brew', domainUrl: 'brewlane.example' });
  const stream = await client.trackedDomains.watchSetup.query({ domainId: company.domains[0]?.id ?? '' });
  const reading = stream[Symbol.asyncIterator]();
  expect((await reading.next()).done).toBe(false);

  return { next: reading.next().catch((error: unknown) => error) };
}

const endings: Record<string, () => Promise<unknown>> = {
  'its own sign-out': () => fetch(`${here.url}/logout?scope=local`, { method: 'POST', headers: bearer() }),
  'a sign-out everywhere that another process hears': async () => {
    const client = elsewhere.newClient();
    await elsewhere.signIn(client, email);
    await client.signOut({ scope: 'global' });
  },
};

it.each(Object.entries(endings))('a token is refused everywhere immediately after %s', async (_, end) => {
  const { next } = await openStream();
  expect(await askAll()).toEqual([200, 200, 200, 200]);
  await end();
  const endedAt = performance.now();
  expect(await next).toMatchObject({ data: { appCode: 'session_expired' } });
  await expect.poll(askAll, { timeout: refusedWithinMs }).toEqual([403, 401, 401, 401]);
  expect(performance.now() - endedAt).toBeLessThan(refusedWithinMs);
});
