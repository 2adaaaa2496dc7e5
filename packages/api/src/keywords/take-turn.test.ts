import { expect, it } from 'vitest';
import { takeTurn } from './take-turn.ts';

it('gives turns in the order of asking, and none to who has given up', async () => {
  const first = await takeTurn('a list', 0);
  const gone = takeTurn('a list', 0);
  const order: string[] = [];
  const [second, third] = ['second', 'third'].map((name) =>
    takeTurn('a list', 60_000).then((leave) => {
      order.push(name);
      leave?.();
    }),
  );
  expect(await gone).toBeNull();
  expect(order).toEqual([]);
  first?.();
  await Promise.all([second, third]);
  expect(order).toEqual(['second', 'third']);
  (await takeTurn('a list', 0))?.();
});

it('waits for nobody who has another list', async () => {
  const first = await takeTurn('one list', 0);
  const other = await takeTurn('another list', 0);
  expect(other).not.toBeNull();
  first?.();
  other?.();
});
