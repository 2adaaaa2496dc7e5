import { expect, test } from 'vitest';
import { isTransientDatabaseError } from './database-errors.ts';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  'CONNECTION_CLOSED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  '08006',
  '40P01',
  '53300',
  '55P03',
  '57P01',
])('treats %s as a transient error, also as a cause', (code) => {
  expect(isTransientDatabaseError(withCode(code))).toBe(true);
  expect(isTransientDatabaseError(new Error('query failed', { cause: withCode(code) }))).toBe(true);
});

test.each(['23505', '22P02', '42703', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])(
  'treats %s as a permanent error',
  (code) => {
    expect(isTransientDatabaseError(withCode(code))).toBe(false);
  },
);

test('treats a value that is not an error as permanent', () => {
  expect(isTransientDatabaseError('CONNECTION_CLOSED')).toBe(false);
});
