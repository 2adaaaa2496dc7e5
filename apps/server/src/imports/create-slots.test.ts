import { expect, it } from 'vitest';
import { createSlots } from './create-slots.ts';

it('admits up to the limit, and the next one after a release', async () => {
  const slots = createSlots(2);
  const first = await slots.take();
  await slots.take();
  let isIn = false;
  const third = slots.take().then((release) => {
    isIn = true;
    return release;
  });
  await Promise.resolve();
  expect(isIn).toBe(false);
  first();
  // A second release has no effect.
  first();
  await third;
  const fourth = new AbortController();
  const waiting = slots.take(fourth.signal);
  fourth.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});
