import { expect, it } from 'vitest';
import { isReservedDomainName } from './reserved-domain-name.ts';

it.each([
  'localhost',
  'app.localhost',
  'printer.local',
  'db.internal',
  'metadata.google.internal',
  'shop.test',
  'shop.invalid',
  'router.home.arpa',
  'x.onion',
  'Printer.LOCAL',
  'printer.local.',
])('%s is reserved', (name) => {
  expect(isReservedDomainName(name)).toBe(true);
});

it.each(['brightbean.example', 'example.com', 'local.com', 'mylocal', 'test.de', 'internal.io'])(
  '%s is not reserved',
  (name) => {
    expect(isReservedDomainName(name)).toBe(false);
  },
);
