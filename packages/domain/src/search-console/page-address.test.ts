import { expect, it } from 'vitest';
import { normalizePageAddress } from './page-address.ts';

it.each([
  ['https://WWW.Acme.com/Shop', 'https://www.acme.com/Shop'],
  ['https://acme.com/shop/', 'https://acme.com/shop/'],
  ['https://acme.com/shop', 'https://acme.com/shop'],
  ['https://acme.com', 'https://acme.com/'],
  ['https://acme.com/shop#prices', 'https://acme.com/shop'],
  ['https://acme.com/?utm_source=googlelocal&utm_medium=organic', 'https://acme.com/'],
  ['https://acme.com/a?gclid=1&color=Red&fbclid=2', 'https://acme.com/a?color=Red'],
  ['https://acme.com/a?srsltid=1&_ga=2&mc_cid=3&ref=mail', 'https://acme.com/a'],
  ['https://acme.com/a?reference=1&UTM_Source=x', 'https://acme.com/a?reference=1'],
  ['https://acme.com/a?b=1&b=2&', 'https://acme.com/a?b=1&b=2'],
  ['https://acme.com/a?q=%C3%A4#utm_source=1', 'https://acme.com/a?q=%C3%A4'],
  ['https://acme.com?page=2', 'https://acme.com/?page=2'],
  ['https://acme.com/a?b=1&&c', 'https://acme.com/a?b=1&c'],
  ['/?utm_source=googlelocal', '/'],
  ['/Blog/?page=2', '/Blog/?page=2'],
  ['', ''],
])('%s → %s', (url, address) => {
  expect(normalizePageAddress(url)).toBe(address);
  expect(normalizePageAddress(address)).toBe(address);
});
