import type { ContentStatus } from '@keydence/domain';
import { expect, it } from 'vitest';
import { placeItem, placeOf, stepFrom } from './board-order.ts';

const piece = (id: string, status: ContentStatus) => ({ id, status });
const board = [
  piece('a', 'research'),
  piece('b', 'research'),
  piece('c', 'research'),
  piece('d', 'writing'),
  piece('e', 'ready_to_publish'),
];
const show = (items: readonly { id: string; status: string }[]) =>
  items.map(({ id, status }) => `${id}:${status[0]}`).join(' ');

it.each([
  ['a', 'research', 'c', 'b:r a:r c:r d:w e:r'],
  ['c', 'research', 'a', 'c:r a:r b:r d:w e:r'],
  ['a', 'writing', 'd', 'b:r c:r a:w d:w e:r'],
  ['a', 'writing', null, 'b:r c:r d:w a:w e:r'],
  ['a', 'in_review', 'gone', 'b:r c:r d:w a:i e:r'],
  ['x', 'writing', null, 'a:r b:r c:r d:w e:r'],
] as const)('moves %s to %s above %s', (id, status, beforeItemId, expected) => {
  expect(show(placeItem(board, id, { status, beforeItemId }))).toBe(expected);
});

it.each(['a', 'b', 'c', 'd', 'e'])('changes nothing when an item returns to its place: %s', (id) => {
  const place = placeOf(board, id);
  const away = placeItem(board, id, { status: 'in_review', beforeItemId: null });
  expect(place && show(placeItem(away, id, place))).toBe(show(board));
});

it.each([
  ['a', 'up', null],
  ['b', 'up', { status: 'research', beforeItemId: 'a' }],
  ['a', 'down', { status: 'research', beforeItemId: 'c' }],
  ['b', 'down', { status: 'research', beforeItemId: null }],
  ['c', 'down', null],
  ['a', 'left', null],
  ['a', 'right', { status: 'writing', beforeItemId: null }],
  ['e', 'right', null],
  ['e', 'left', { status: 'in_review', beforeItemId: null }],
] as const)('steps from %s %s', (id, direction, expected) => {
  expect(stepFrom(board, id, direction)).toEqual(expected);
});
