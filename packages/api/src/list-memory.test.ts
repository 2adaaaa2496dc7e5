import type { DatabaseHandle } from '@keydence/db';
import { expect, it } from 'vitest';
import { createListMemory } from './list-memory.ts';

const openOwner = () => ({}) as DatabaseHandle['owner'];
const lists = [1, 2, 3, 4];

it('evicts the least recently used list past the limit', () => {
  const owner = openOwner();
  const memory = createListMemory<string>(3);
  const known = () => lists.filter((id) => memory.find(owner, id) !== undefined);
  for (const id of [1, 2, 3]) memory.keep(owner, id, `list ${id}`);
  expect(known()).toEqual([1, 2, 3]);
  memory.keep(owner, 1, 'list 1 again');
  memory.keep(owner, 4, 'list 4');
  expect(known()).toEqual([1, 3, 4]);
  expect(memory.find(owner, 1)).toBe('list 1 again');
  memory.forget(owner, 3);
  memory.keep(owner, 2, 'list 2');
  expect(known()).toEqual([1, 2, 4]);
});

it('returns lists of one database only', () => {
  const memory = createListMemory<string>(3);
  memory.keep(openOwner(), 1, 'list 1');
  expect(memory.find(openOwner(), 1)).toBeUndefined();
});
