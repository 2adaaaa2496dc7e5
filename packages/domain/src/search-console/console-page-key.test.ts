import { expect, test } from 'vitest';
import { consolePageKey } from './console-page-key.ts';

test.each([
  ['https://Acme.com/Tools', 'https://acme.com/Tools'],
  ['https://acme.com', 'https://acme.com/'],
  ['https://acme.com/?utm_source=googlelocal&utm_medium=organic', 'https://acme.com/'],
  ['https://acme.com/a?gclid=1&b=2&ref=x&fbclid=3', 'https://acme.com/a?b=2'],
  ['https://acme.com/a?srsltid=1&_ga=2&mc_cid=3&UTM_Term=4', 'https://acme.com/a'],
  ['https://acme.com/a?reference=1', 'https://acme.com/a?reference=1'],
  ['https://acme.com/a/#part', 'https://acme.com/a/'],
  ['https://acme.com/a', 'https://acme.com/a'],
  ['https://acme.com?page=2', 'https://acme.com/?page=2'],
  ['https://www.acme.com/a?q=%C3%BC+x', 'https://www.acme.com/a?q=%C3%BC+x'],
  ['https://acme.com/a?b=1&&c', 'https://acme.com/a?b=1&c'],
  ['/a?utm_source=x', '/a?utm_source=x'],
  ['', ''],
])('%s is %s', (url, key) => {
  expect(consolePageKey(url)).toBe(key);
  expect(consolePageKey(key)).toBe(key);
});
