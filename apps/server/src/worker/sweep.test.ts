import type { DatabaseHandle } from '@keydence/db';
import { createTestDatabase } from '@keydence/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepOnce } from './sweep.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('one of several parallel processes sweeps', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const services = { database, now: () => new Date(), log };
  let sweeps = 0;
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const identity = {
    sweep: async () => {
      sweeps += 1;
      await isFinished;
    },
  };
  const one = sweepOnce({ services, identity });
  await expect.poll(() => sweeps).toBe(1);
  expect(await sweepOnce({ services, identity })).toBe(false);
  finish();
  expect(await one).toBe(true);
  expect(await sweepOnce({ services, identity })).toBe(true);
  expect(sweeps).toBe(2);
});
