import { expect, test } from 'vitest';
import { findTextFault, isStorable, makeStorable } from './storable-text.ts';

test.each([
  ['', true, ''],
  ['grinder ☕ 💥', true, 'grinder ☕ 💥'],
  ['a\0b', false, 'ab'],
  ['half \ud83d', false, 'half \ufffd'],
  ['\ude00 half', false, '\ufffd half'],
  ['turned \ude00\ud83d', false, 'turned \ufffd\ufffd'],
])('%j is storable: %s', (text, storable, stored) => {
  expect(isStorable(text)).toBe(storable);
  expect(makeStorable(text)).toBe(stored);
});

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  [null, null],
  [{ a: ['fine', { b: 1 }] }, null],
  [{ a: ['fine', { b: 'a\0' }] }, { path: 'a.1.b', kind: 'characters' }],
  [{ a: { 'b\ud800': 1 } }, { path: 'a', kind: 'characters' }],
  [{ a: 'x'.repeat(11) }, { path: 'a', kind: 'length' }],
  [nested(64), null],
  [nested(65), { path: '', kind: 'depth' }],
])('the first fault of case %# is %j', (value, fault) => {
  expect(findTextFault(value, 10)).toEqual(fault);
});

// Not in the table above: the test runner walks through its values.
test('text that is nested 200,000 levels deep has a fault and does not overflow the stack', () => {
  expect(findTextFault(nested(200_000), 10)).toEqual({ path: '', kind: 'depth' });
});
