import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseHandle } from '../src/handle.ts';
import { predictions } from '../src/schema/index.ts';
import { createTestDatabase } from './create-test-database.ts';

let database: DatabaseHandle;
let own: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
  own = database.inWorkspace(randomUUID());
});
afterAll(() => database.close());

const refused = /tables of a list's node \(.+\) and of the coordinator \(.+\)/;
const join = 'select 1 from keyword_lists l join tracked_keywords k on k.list_id = l.id where l.id = 1';

it.each([
  join,
  'select 1 from topics where list_id = 1 and not exists (select 1 from "moves" m where m.list_id = 1)',
  'select 1 from people p, competitors c where c.list_id = 1',
  'update topics t set name = l.id::text from only keyword_lists l where t.list_id = 1 and l.id = 1',
])('fails a request with %j', async (text) => {
  await expect(own.sql.unsafe(text)).rejects.toThrow(refused);
  await expect(own.sql.begin((tx) => tx.unsafe(text))).rejects.toThrow(refused);
});

it('reads the fragments of a statement', async () => {
  const near = own.sql`exists (select 1 from keyword_lists where id = 1)`;
  await expect(own.sql`select 1 from topics where list_id = 1 and ${near}`).rejects.toThrow(refused);
});

it('lets statements about one kind of table pass, and all statements of jobs', async () => {
  await own.sql`select 1 from topics t join keyword_insights i on i.list_id = 1 where t.list_id = 1`;
  await own.sql`select l.id as topics from keyword_lists l join tracked_domains d on d.id = l.domain_id`;
  await own.db.select().from(predictions).where(eq(predictions.listId, 1));
  await database.sql.unsafe(join);
});
