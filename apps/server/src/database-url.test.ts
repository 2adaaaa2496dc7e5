import { expect, it } from 'vitest';
import { databaseUrl } from './database-url.ts';

const messageFor = (text: string) => databaseUrl.safeParse(text).error?.issues[0]?.message ?? null;

it.each([
  'postgres://keydence:secret@db.example/keydence',
  'postgresql://keydence:a%2Cb%40c@db.example:5433/keydence?sslmode=require',
  'postgres://keydence@[2001:db8::1]:5432/keydence',
  'postgres://keydence:a,b@db.example/keydence',
])('takes %s', (text) => expect(messageFor(text)).toBeNull());

it.each([
  'postgres://keydence:secret@one.example:5432,two.example:5432/keydence',
  'postgres://one.example,two.example/keydence',
  'postgresql://keydence@one.example/keydence?target_session_attrs=read-write',
  'postgres://keydence@/keydence?host=one.example,two.example',
])('refuses several hosts in %s, and names what to use instead', (text) => {
  expect(messageFor(text)).toMatch(/^names several hosts .* one address that follows the primary/);
});

it.each(['mysql://keydence@db.example/keydence', 'db.example', 'postgres://user:50%@db.example:x/keydence'])(
  'refuses %s',
  (text) => expect(messageFor(text)).toMatch(/^must be a postgres:\/\/ address/),
);
