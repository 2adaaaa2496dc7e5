import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { copyRows, toCopyLine } from './copy-rows.ts';
import type { DatabaseHandle } from './handle.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const target = 'copied (place, words, is_odd)';
const makeTable = sql`create temporary table copied (place int, words text, is_odd boolean) on commit drop`;

it('sends each value unchanged, in any number of chunks', async () => {
  const odd = ['a\tb', 'a\nb\r', 'C:\\new', '\\N', '\\.', '', '茶 “ü” 🍵', null];
  const words = Array.from({ length: 1_000 }, (_, place) => odd[place % odd.length] ?? null);
  const sent = words.map((word, place) => ({ place, words: word, is_odd: place % 2 === 1 }));
  const stored = await database.db.transaction(async (tx) => {
    await tx.execute(makeTable);
    await copyRows(
      tx,
      target,
      sent.map((row) => toCopyLine([row.place, row.words, row.is_odd])),
    );
    await copyRows(tx, target, []);
    return tx.execute(sql`select * from copied order by place`);
  });
  expect([...stored]).toEqual(sent);
});

it('fails if the database rejects a row', async () => {
  const refused = database.db.transaction(async (tx) => {
    await tx.execute(makeTable);
    await copyRows(tx, target, [toCopyLine([1, 'tea', true]), toCopyLine(['one', 'tea', true])]);
  });
  await expect(refused).rejects.toThrow('invalid input syntax for type integer: "one"');
  expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }]);
});

it('waits for no delayed acknowledgment, which takes 40 ms or more', async () => {
  const copyOnce = async () => {
    const from = performance.now();
    await database.db.transaction(async (tx) => {
      await tx.execute(makeTable);
      await copyRows(tx, target, [toCopyLine([1, 'tea', true])]);
    });
    return performance.now() - from;
  };
  // On a busy machine some take longer; with the wait, all do.
  for (let tries = 0; tries < 50; tries += 1) if ((await copyOnce()) < 40) return;
  expect.fail('each COPY took 40 ms or more');
});
