import type { AppRouter } from '@keydence/api';
import type { SetupStatus } from '@keydence/domain';
import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, startEdge, type TestEdge } from '../../testing/start-edge.ts';
import { type Listener, listen } from './listen.ts';

let edge: TestEdge;
let ada: Person;
let listener: Listener;

beforeAll(async () => {
  edge = await startEdge();
  ada = await edge.signUp();
  listener = await listen({ host: '127.0.0.1', port: 0, fetch: edge.app.fetch });
});
afterAll(async () => {
  await listener.drain();
  await edge.close();
});

it('ends the stream of an unknown refresh with the error of the other procedures', async () => {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: `http://127.0.0.1:${listener.port}/trpc`,
        headers: { authorization: `Bearer ${ada.userId}` },
      }),
    ],
  });
  const company = await client.workspaces.create.mutate({ name: 'Tea', domainUrl: 'brewlane.example' });
  const domainId = company.domains[0]?.id ?? '';
  const watch = await client.refreshes.watch.query({ domainId, kind: 'rankings', run: 7 });
  await expect(watch[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    data: { code: 'NOT_FOUND', httpStatus: 404, appCode: 'not_found' },
  });
});

it('streams a running setup, and releases it when the process ends', async () => {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchStreamLink({
        url: `http://127.0.0.1:${listener.port}/trpc`,
        headers: { authorization: `Bearer ${ada.userId}` },
      }),
    ],
  });
  const company = await client.workspaces.create.mutate({ name: 'Brew', domainUrl: 'brewlane.example' });
  const domainId = company.domains[0]?.id ?? '';
  const statuses: SetupStatus[] = [];
  const watch = await client.trackedDomains.watchSetup.query({ domainId });
  const reading = watch[Symbol.asyncIterator]();

  const first = await reading.next();
  statuses.push(first.value as SetupStatus);
  expect(statuses[0]).toMatchObject({ state: 'setting_up', stepsDone: 0 });

  await edge.services.database.sql`
    update domain_setups set steps_done = 3, step = 'competitor_keywords' where domain_id = ${domainId}`;
  await edge.services.database.sql`select pg_notify('domain_setup', ${domainId})`;
  expect((await reading.next()).value).toMatchObject({ stepsDone: 3 });

  const last = reading.next();
  edge.ending.abort();
  await listener.drain();
  expect(
    await last.then(
      ({ done }) => done,
      () => true,
    ),
  ).toBe(true);
});
