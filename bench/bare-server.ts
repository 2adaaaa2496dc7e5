// A minimal server for a page of keywords: a Hono route that sends prepared statements, and a tRPC
// query with given rows or its own query for 20 of them. Its start file selects one.
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createDatabase } from '@keydence/db';
import { initTRPC } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { Hono } from 'hono';
import { z } from 'zod';
import { createQueryWays } from './mapped-query.ts';
import type { BareAnswer } from './start-bare-server.ts';

const { databaseUrl, statements, rows, listId }: BareAnswer = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const database = await createDatabase(databaseUrl);
const t = initTRPC.create();
const ways = createQueryWays(database, listId);
const afterId = t.procedure.input(z.object({ id: z.number() }));
const router = t.router({
  list: t.procedure.input(z.object({ domainId: z.string() })).query(() => rows),
  driver: afterId.query(({ input }) => ways.driver(input.id)),
  prepared: afterId.query(({ input }) => ways.prepared(input.id)),
  builder: afterId.query(({ input }) => ways.builder(input.id)),
});
const app = new Hono();
app.get('/list', async (c) => {
  const answers = [];
  for (const { text, values, pool } of statements) {
    answers.push(await database[pool].unsafe(text, values as never[], { prepare: true }));
  }
  return c.json({ data: answers.at(-1) });
});
app.all('/trpc/*', (c) => fetchRequestHandler({ endpoint: '/trpc', req: c.req.raw, router }));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`ready at ${port}`));
