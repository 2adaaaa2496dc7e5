import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/create-test-services.ts';
import { readBatches } from './read-batches.ts';

let services: TestServices;

beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.database.close());

it.each([
  [0, []],
  [1, [1]],
  [2_000, [2_000]],
  [4_001, [2_000, 2_000, 1]],
])('reads %d rows in order', async (count, sizes) => {
  const read = await readBatches<{ place: number }, number[][]>(
    services.database.db,
    sql`select place from generate_series(1, ${count}::int) as place order by place`,
    async (batches) => {
      const found: number[][] = [];
      for await (const rows of batches) found.push(rows.map(({ place }) => place));
      return found;
    },
  );
  expect(read.map(({ length }) => length)).toEqual(sizes);
  expect(read.flat()).toEqual(Array.from({ length: count }, (_, index) => index + 1));
});

it('reads other rows within the same transaction', async () => {
  const sums = await readBatches<{ place: number }, number[]>(
    services.database.db,
    sql`select place from generate_series(1, 2001) as place`,
    async (batches, tx) => {
      const found: number[] = [];
      for await (const rows of batches) {
        const [row] = await tx.execute<{ sum: number }>(sql`
          select sum(place)::int as sum from unnest(${`{${rows.map(({ place }) => place).join(',')}}`}::int[]) as place`);
        found.push(row?.sum ?? 0);
      }
      return found;
    },
  );
  expect(sums).toEqual([2_001_000, 2_001]);
});
