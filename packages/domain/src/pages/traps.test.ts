import { describe, expect, it } from 'vitest';
import {
  type CrawlTraps,
  isClosedPattern,
  isEndlessCalendar,
  isFacet,
  isLoop,
  learnTraps,
  noTraps,
  patternOf,
  withoutIgnored,
} from './traps.ts';

const at = (path: string) => `https://shop.com${path}`;
const now = new Date('2026-11-20T12:00:00Z');

describe('isLoop', () => {
  it.each([
    ['/a/a/a', true],
    ['/x/a/b/a/b/a/b', true],
    ['/a/b/c/a/b/c/a/b/c', true],
    [`/${'s/'.repeat(3)}`, true],
    [`/${Array.from({ length: 21 }, (_, index) => index).join('/')}`, true],
    [`/?${Array.from({ length: 9 }, (_, index) => `p${index}=1`).join('&')}`, true],
    [`/${Array.from({ length: 20 }, (_, index) => index).join('/')}/`, false],
    [`/?${Array.from({ length: 8 }, (_, index) => `p${index}=1`).join('&')}`, false],
    ['/a/a', false],
    ['/a/b/a/b', false],
    ['/de/de/kaffee', false],
    ['/2026/11/11', false],
    ['/', false],
  ])('of %s is %s', (path, expected) => expect(isLoop(at(path))).toBe(expected));
});

describe('isEndlessCalendar', () => {
  it.each([
    ['/events/2028/12', '/events/2029/01', true],
    ['/events/2028-12', '/events/2029-01', true],
    ['/cal?month=2030-05', '/cal?month=2030-06', true],
    ['/cal?year=2031&month=4', '/cal?year=2031&month=5', true],
    ['/cal?date=20310430', '/cal?date=20310501', true],
    ['/events/9999/12', '/events/10000/1', true],
    ['/events/2028/12', '/events/2029/12', true],
    ['/7/2031/04', '/7/2031/05', true],
    ['/events/2020/1', '/events/2035/1', false],
    ['/a2031/4', '/a2031/5', false],
    ['/2031a/4', '/2031a/5', false],
    ['/2031/a4', '/2031/a5', false],
    ['/2031/4a', '/2031/5a', false],
    ['/cal?my=2031&month=4', '/cal?my=2031&month=5', false],
    ['/cal?yearly=2031&month=4', '/cal?yearly=2031&month=5', false],
    ['/cal?year=2031&am=4', '/cal?year=2031&am=5', false],
    ['/cal?year=2031&months=4', '/cal?year=2031&months=5', false],
    ['/events/2026/11', '/events/2026/12', false],
    ['/events/2028/10', '/events/2028/11', false],
    ['/parts', '/parts/4500-10', false],
    ['/', '/events/2035/01', false],
    ['/blog/2026/11/a-plan', '/blog/2050-outlook', false],
  ])('from %s to %s is %s', (from, to, expected) =>
    expect(isEndlessCalendar(at(from), at(to), now)).toBe(expected),
  );
});

describe('isFacet', () => {
  it.each([
    ['/shoes?a=1&b=2', '/shoes?a=1&b=2&c=3', true],
    ['/shoes?b=2&a=1', '/shoes?a=1&b=2&c=3', true],
    ['/shoes?a=1', '/shoes?a=1&b=2', false],
    ['/index.php?option=x&view=a&id=1', '/index.php?option=x&view=a&id=2', false],
    ['/', '/index.php?option=x&view=a&id=2', false],
    ['/shoes', '/hats?a=1&b=2&c=3', false],
    ['/shoes?a=1&b=2&c=3', '/shoes?a=1&b=2&c=3', false],
    ['/shoes?a=1&b=2', '/shoes?a=1&x=2&c=3', false],
  ])('from %s to %s is %s', (from, to, expected) => expect(isFacet(at(from), at(to))).toBe(expected));

  it('is none on another host', () => {
    expect(isFacet('https://hats.com/?a=1&b=2', at('/?a=1&b=2&c=3'))).toBe(false);
  });
});

describe('patternOf', () => {
  it.each([
    ['/a/12/b?z=1&y=2', 'shop.com/a/#/b?y&z'],
    ['/p/0123abcd-4567-89ab', 'shop.com/p/#'],
    ['/p/abcd0123-4567-89ab', 'shop.com/p/#'],
    ['/p/0123abcd-4567-89ab.html', 'shop.com/p/#abcd-#-#ab.html'],
    ['/p/x-0123abcd-4567-89ab', 'shop.com/p/x-#abcd-#-#ab'],
    ['/coffee?b=1&a=2&a=3', 'shop.com/coffee?a&b'],
    [`/1/${'a'.repeat(300)}`, `shop.com/#/${'a'.repeat(189)}`],
    ['/p/abcdefabcdef', null],
    ['/coffee/grinders', null],
    ['/', null],
  ])('of %s is %s', (path, expected) => expect(patternOf(at(path))).toBe(expected));
});

/** Reads pages in sequence while their pattern is open. */
function readAll(pages: readonly { path: string; text: string; print?: string; links?: string[] }[]) {
  let traps: CrawlTraps = noTraps;
  let read = 0;
  for (const { path, text, print = text, links = [] } of pages) {
    if (isClosedPattern(traps, at(path))) continue;
    read += 1;
    traps = learnTraps(traps, {
      key: at(path),
      print,
      textHash: text,
      links: links.map((link) => ({ key: new URL(link, at('')).href })),
    });
  }
  return { traps, read };
}

describe('a pattern', () => {
  const pages = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ path: `/day/${index}`, text: text(index) }));

  it('is closed after its pages repeat the same text', () => {
    expect(readAll(pages(1_000, (index) => `text ${index % 12}`)).read).toBeLessThanOrEqual(100);
  });

  it('stays open while its pages have new texts', () => {
    expect(readAll(pages(1_000, (index) => `text ${index}`)).read).toBe(1_000);
  });

  it('stays open while one page in five has a new text', () => {
    expect(readAll(pages(1_000, (index) => (index % 5 === 0 ? `text ${index}` : 'same'))).read).toBe(1_000);
  });

  it.each([
    ['always the same text', () => 'same', 100],
    ['a new text on one page in ten', (index: number) => (index % 10 === 0 ? `text ${index}` : 'same'), 100],
    ['more texts than are remembered', (index: number) => `text ${index % 31}`, 200],
  ])('with %s is read as often as it may be new', (_name, text, read) => {
    expect(readAll(pages(200, text)).read).toBe(read);
  });

  /** A folder without digits for each index. */
  const folder = (index: number) => String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

  it.each([
    ['new patterns', (index: number) => `/${folder(index)}/1`, 150],
    ['a pattern that is known', () => '/folder/1', 100],
    ['its own pattern', (index: number) => `/day/${index + 1}`, 100],
    ['addresses without a pattern', (index: number) => `/${folder(index)}`, 100],
    ['another host', (index: number) => `https://other.com/${folder(index)}/1`, 100],
  ])('of one text that links to %s is read as often as it leads away', (_name, link, read) => {
    const all = pages(150, () => 'same').map((page, index) => ({ ...page, links: [link(index)] }));
    expect(readAll(all).read).toBe(read);
  });

  it('leads away to 300 patterns at most', () => {
    const all = pages(600, () => 'same').map((page, index) => ({ ...page, links: [`/${folder(index)}/1`] }));
    const { traps, read } = readAll(all);
    expect(Object.keys(traps.patterns)).toHaveLength(300);
    expect(read).toBeLessThan(400);
    expect(readAll([...all.slice(0, 400), { path: '/late/1', text: 'a' }]).traps.patterns).not.toHaveProperty(
      'shop.com/late/#',
    );
  });

  it('is learned only of an address that has one', () => {
    expect(readAll([{ path: '/coffee', text: 'a' }]).traps).toEqual(noTraps);
  });

  it('stays open if no page of it could be read', () => {
    expect(readAll(pages(1_000, () => '')).read).toBe(1_000);
  });

  it('is stored with limits for any site', () => {
    const many = Array.from({ length: 800 }, (_, index) => ({
      path: `/${'x'.repeat(index % 300)}/${index}?p${index}=1`,
      text: `text ${index}`,
      links: Array.from({ length: 5 }, (__, link) => `/to-${index}-${link}/1?q${link}=2`),
    }));
    expect(JSON.stringify(readAll(many).traps).length).toBeLessThan(300_000);
  });
});

describe('a parameter', () => {
  it('is ignored once three of its values lead to one text', () => {
    const { traps } = readAll(
      ['a', 'b', 'c', 'd'].map((value) => ({ path: `/list?ref=${value}&z=1`, text: 'same' })),
    );
    expect(withoutIgnored(traps, at('/list'))).toBe(at('/list'));
    expect(withoutIgnored(traps, at('/list?ref=d&z=1'))).toBe(at('/list?z=1'));
    expect(withoutIgnored(traps, at('/other?ref=d'))).toBe(at('/other'));
    expect(withoutIgnored(traps, at('/list?REF=d&z=1'))).toBe(at('/list?REF=d&z=1'));
  });

  it('counts permanently after two of its values lead to different texts', () => {
    const { traps } = readAll(
      ['1', '2', '3', '4', '5'].map((value, index) => ({
        path: `/list?page=${value}`,
        text: index < 1 ? 'full' : 'empty',
      })),
    );
    expect(withoutIgnored(traps, at('/list?page=7'))).toBe(at('/list?page=7'));
  });

  it('is compared with the same address only, in any order', () => {
    const read = ['/list?ref=a', '/other?ref=b', '/list?ref=c', '/other?ref=d', '/list?ref=e'];
    const { traps } = readAll(read.map((path) => ({ path, text: path.slice(0, 5) })));
    expect(withoutIgnored(traps, at('/list?ref=f'))).toBe(at('/list'));
  });

  it('is learned for 40 names at most', () => {
    const all = Array.from({ length: 50 }, (_, index) => ({ path: `/?p${index}=1`, text: 'same' }));
    expect(Object.keys(readAll(all).traps.parameters)).toHaveLength(40);
  });
});
