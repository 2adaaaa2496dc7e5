import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findAddressRefusal, toPageKey } from './page-key.ts';

const base = 'https://Shop.Example/a/b/c.html?x=1';
const keyOf = (found: string) => toPageKey(found, base)?.key;

describe('toPageKey', () => {
  it.each([
    ['HTTPS://SHOP.Example:443/', 'https://shop.example/'],
    ['http://shop.example:80/a', 'http://shop.example/a'],
    ['https://shop.example:8443/a', 'https://shop.example:8443/a'],
    ['https://shop.example./a', 'https://shop.example/a'],
    ['../d?y=2#top', 'https://shop.example/a/d?y=2'],
    ['?page=2', 'https://shop.example/a/b/c.html?page=2'],
    ['#top', 'https://shop.example/a/b/c.html?x=1'],
    ['', 'https://shop.example/a/b/c.html?x=1'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['/a/./b/../c/', 'https://shop.example/a/c/'],
    ['/a/%2e%2e/c/', 'https://shop.example/c/'],
    ['/a//b', 'https://shop.example/a//b'],
    ['/%7euser/%41%2fb', 'https://shop.example/~user/A%2Fb'],
    ['/café', 'https://shop.example/caf%C3%A9'],
    ['/caf%c3%a9', 'https://shop.example/caf%C3%A9'],
    ['/a b', 'https://shop.example/a%20b'],
    ['/a%20b?q=a+b', 'https://shop.example/a%20b?q=a+b'],
    ['https://müller.example/ü', 'https://xn--mller-kva.example/%C3%BC'],
    ['https://shop.example?', 'https://shop.example/'],
    ['/?', 'https://shop.example/'],
    ['/p?utm_source=x&id=7&fbclid=y', 'https://shop.example/p?id=7'],
    ['/p?UTM_Source=x&id=7', 'https://shop.example/p?id=7'],
    ['/p?id=7&utm_medium=m&', 'https://shop.example/p?id=7'],
    ['/p;jsessionid=0123456789ABCDEF?z=1', 'https://shop.example/p?z=1'],
    ['/p;v=1;JSESSIONID=0123/q', 'https://shop.example/p;v=1/q'],
    ['/p?sid=2', 'https://shop.example/p?sid=2'],
    ['/p?sid=0123456789abcdef0', 'https://shop.example/p'],
    ['/p?ASPSESSIONIDQQ=ABCDEFGHIJKLMNOP', 'https://shop.example/p'],
    ['/p?b=2&a=1', 'https://shop.example/p?b=2&a=1'],
    ['/p?a', 'https://shop.example/p?a'],
    ['/p?a=', 'https://shop.example/p?a='],
    ['/Page', 'https://shop.example/Page'],
    ['/page/', 'https://shop.example/page/'],
    ['/index.html', 'https://shop.example/index.html'],
    ['\\\\shop.example\\x', 'https://shop.example/x'],
    ['http:/x', 'http://x/'],
    ['  /trim\n', 'https://shop.example/trim'],
    ['/x\ty', 'https://shop.example/xy'],
    ['/%zz', 'https://shop.example/%zz'],
    ['https://2130706433/', 'https://127.0.0.1/'],
    ['https://[::1]/x', 'https://[::1]/x'],
  ])('reads %j as %s', (found, key) => {
    expect(keyOf(found)).toBe(key);
  });

  it.each([
    ['/p?a', '/p?a='],
    ['/Page', '/page'],
    ['/page', '/page/'],
    ['/', '/index.html'],
    ['http://shop.example/', 'https://shop.example/'],
    ['https://www.shop.example/', 'https://shop.example/'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('keeps the address to request, without its fragment', () => {
    expect(toPageKey('/p?utm_source=x&id=7#part', base)).toEqual({
      key: 'https://shop.example/p?id=7',
      address: 'https://shop.example/p?utm_source=x&id=7',
    });
    expect(toPageKey('/p#', base)?.address).toBe('https://shop.example/p');
  });

  it.each([
    ['javascript:void(0)', 'scheme'],
    ['mailto:a@shop.example', 'scheme'],
    ['tel:+49', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['blob:https://shop.example/1', 'scheme'],
    ['https://user:pw@shop.example/', 'credentials'],
    ['https://user@shop.example/', 'credentials'],
    ['https://', 'unreadable'],
    ['https://a..b../', 'unreadable'],
    ['https://shop.example:99999/', 'unreadable'],
    [`/${'a'.repeat(2_048)}`, 'long'],
    [`/${'ü'.repeat(400)}`, 'long'],
  ])('refuses %j', (found, reason) => {
    expect(toPageKey(found, base)).toBeNull();
    expect(findAddressRefusal(found, base)).toBe(reason);
  });

  it('gives no reason for an address with a key', () => {
    expect(findAddressRefusal('/x', base)).toBeNull();
  });

  it('returns a key to itself', () => {
    const holds = (found: string) => {
      const first = toPageKey(found, base);
      return first === null || toPageKey(first.key, base)?.key === first.key;
    };
    const pieces = fc.constantFrom(
      ...[
        '%',
        '4',
        '1',
        '2',
        'e',
        '/',
        '.',
        ';',
        ';jsessionid=',
        '?',
        '&',
        '=',
        'utm_x',
        'ü',
        '#',
        '%2e',
        ' ',
        '\\',
      ],
    );
    const paths = fc.array(pieces, { maxLength: 14 }).map((parts) => `/${parts.join('')}`);
    fc.assert(fc.property(fc.string(), holds));
    fc.assert(fc.property(paths, holds), { numRuns: 1_000 });
    expect(
      ['/%%34%31', '/%4%31', '/%25%34%31', '/;jsessionid=1;jsessionid=2'].filter((each) => !holds(each)),
    ).toEqual([]);
  });
});
