import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

const patience = 60_000;

it('gives turns in the order of requests, and none to a caller that has timed out', async () => {
  const first = await takeTurn('a list', 0);
  const gone = takeTurn('a list', 0);
  const order: string[] = [];
  const [second, third] = ['second', 'third'].map((name) =>
    takeTurn('a list', patience).then((turn) => {
      order.push(name);
      turn?.end();
    }),
  );
  expect(await gone).toBeNull();
  expect(order).toEqual([]);
  first?.end();
  await Promise.all([second, third]);
  expect(order).toEqual(['second', 'third']);
});

it('dismisses waiting callers, and lets the next one begin', async () => {
  const first = await takeTurn('a list', 0);
  const [second, third] = [takeTurn('a list', patience), takeTurn('a list', patience)];
  first?.dismiss();
  expect(await Promise.all([second, third])).toEqual([null, null]);
  const next = await takeTurn('a list', 0);
  expect(next).not.toBeNull();
  // A turn ends once.
  first?.end();
  expect(await takeTurn('a list', 0)).toBeNull();
  next?.end();
});

it('does not wait for a caller of another list', async () => {
  const turns = [await takeTurn('one list', 0), await takeTurn('another list', 0)];
  expect(turns).not.toContain(null);
  for (const turn of turns) turn?.end();
});
