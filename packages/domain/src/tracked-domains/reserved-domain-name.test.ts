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
  'api.default.svc',
  'web.consul',
  'db.docker',
  'host.dhcp',
  'wiki.intra',
  'files.workgroup',
  'router.belkin',
  'Printer.LOCAL',
  'printer.local.',
])('%s is reserved', (name) => {
  expect(isReservedDomainName(name)).toBe(true);
});

it.each([
  'brightbean.example',
  'example.com',
  'local.com',
  'mylocal',
  'test.de',
  'internal.io',
  'xn--80ak6aa92e.com',
  'shop.xn--p1ai',
])('%s is not reserved', (name) => {
  expect(isReservedDomainName(name)).toBe(false);
});
