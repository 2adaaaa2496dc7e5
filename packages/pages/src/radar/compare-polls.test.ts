import { describe, expect, it } from 'vitest';
import { comparePolls } from './compare-polls.ts';
import type { FileReading, ListedAddress, PolledFile, PollResult } from './radar-types.ts';

const day = 86_400_000;
const firstAt = Date.parse('2026-11-01T12:00:00Z');
const secondAt = firstAt + 14 * day;
const thirdAt = secondAt + 14 * day;
const site = 'https://crema.com';

interface Listed extends Partial<Omit<ListedAddress, 'address'>> {
  path: string;
}

const list = (entries: readonly Listed[], isComplete = true): FileReading => ({
  kind: 'read',
  isComplete,
  entries: entries.map(({ path, modified = null, published = null, title = null }) => ({
    ...{ address: path.startsWith('http') ? path : `${site}${path}`, modified, published, title },
  })),
});

type Readings = Record<string, FileReading>;

/** Polls at the given times, each compared with the one before. */
function poll(...polls: { at: number; files: Readings; feeds?: string[] }[]): PollResult[] {
  const results: PollResult[] = [];
  const known = new Map<string, Pick<PolledFile, 'before' | 'freshPolls' | 'shrunkSince'>>();
  let missing: Uint8Array | null = null;
  for (const [index, { at, files, feeds = [] }] of polls.entries()) {
    const result = comparePolls({
      now: at,
      previousAt: index === 0 ? null : (polls[index - 1]?.at ?? null),
      missing,
      files: Object.entries(files).map(([address, reading]) => ({
        address,
        isFeed: feeds.includes(address),
        ...(known.get(address) ?? { before: null, freshPolls: 0, shrunkSince: null }),
        reading,
      })),
    });
    missing = result.missing;
    for (const { address, snapshot, freshPolls, shrunkSince } of result.files) {
      known.set(address, { before: snapshot ?? known.get(address)?.before ?? null, freshPolls, shrunkSince });
    }
    results.push(result);
  }
  return results;
}

const last = (results: PollResult[]) => {
  const result = results.at(-1);
  if (!result) throw new Error('no poll');
  return result;
};
const said = (results: PollResult[]) =>
  last(results).publications.map(({ kind, address }) => `${kind} ${address.replace(site, '')}`);
const noted = (results: PollResult[]) => last(results).notes.map(({ kind }) => kind);

const range = (count: number, folder = '/blog', modified: number | null = null): Listed[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/page-${index}`, modified }));
const two = (first: readonly Listed[], second: readonly Listed[]) =>
  poll({ at: firstAt, files: { map: list(first) } }, { at: secondAt, files: { map: list(second) } });

describe('the first poll', () => {
  it('is a baseline without news', () => {
    const [result] = poll({ at: firstAt, files: { map: list(range(30, '/blog', firstAt - 3 * day)) } });
    expect(result).toMatchObject({ isBaseline: true, publications: [], gone: [], addressCount: 30 });
  });

  it('reports what a feed dates to the last 14 days', () => {
    const entries = [
      { path: '/new', published: firstAt - 5 * day, title: 'New guide' },
      { path: '/old', published: firstAt - 20 * day },
    ];
    const results = poll({ at: firstAt, files: { feed: list(entries) }, feeds: ['feed'] });
    expect(said(results)).toEqual(['new /new']);
    expect(last(results).publications[0]).toMatchObject({ title: 'New guide', at: firstAt - 5 * day });
  });

  it('does not believe a feed that dates all its pages to the poll', () => {
    const entries = range(10).map((entry) => ({ ...entry, published: firstAt - 1_000 }));
    expect(said(poll({ at: firstAt, files: { feed: list(entries) }, feeds: ['feed'] }))).toEqual([]);
  });

  it('does not believe a feed that gives most pages one date', () => {
    const entries = range(10).map((entry) => ({ ...entry, published: firstAt - 5 * day }));
    entries.push({ path: '/dated', published: firstAt - 6 * day, modified: null });
    const results = poll({ at: firstAt, files: { feed: list(entries) }, feeds: ['feed'] });
    expect(said(results)).toEqual(['new /dated']);
  });

  it('also follows an empty first file', () => {
    expect(said(two([], range(5)))).toEqual([]);
  });
});

describe('new pages', () => {
  it('reports an address that was not listed', () => {
    expect(said(two(range(9), [...range(9), { path: '/blog/brand-new' }]))).toEqual(['new /blog/brand-new']);
  });

  it.each([
    ['http', 'http://crema.com/blog/page-0'],
    ['www', 'https://www.crema.com/blog/page-0'],
    ['a trailing slash', '/blog/page-0/'],
    ['an index file', '/blog/page-0/index.html'],
  ])('takes a variant with %s for the same page', (_, path) => {
    const results = two(range(9), [{ path }, ...range(9).slice(1)]);
    expect(said(results)).toEqual([]);
    expect(last(results).gone).toEqual([]);
  });

  it('reports a variant that is listed twice once', () => {
    expect(said(two(range(9), [...range(9), { path: '/blog/x-1' }, { path: '/blog/x-1/' }]))).toHaveLength(1);
  });

  it('distinguishes parameters', () => {
    expect(said(two([{ path: '/p?id=1' }], [{ path: '/p?id=1' }, { path: '/p?id=2' }]))).toEqual([
      'new /p?id=2',
    ]);
  });

  it('does not report pages that moved to another file', () => {
    const results = poll(
      { at: firstAt, files: { one: list(range(20)), two: list([]) } },
      { at: secondAt, files: { one: list(range(20).slice(10)), two: list(range(10)) } },
    );
    expect(said(results)).toEqual([]);
    expect(last(results).gone).toEqual([]);
  });

  it('does not report undated pages of a file that it reads for the first time', () => {
    const results = poll(
      { at: firstAt, files: { one: list(range(20)) } },
      {
        at: secondAt,
        files: {
          one: { kind: 'unchanged' },
          two: list([...range(9, '/old'), { path: '/old/fresh', modified: secondAt - 2 * day }]),
        },
      },
    );
    expect(said(results)).toEqual(['new /old/fresh']);
    expect(noted(results)).toContain('listed_late');
  });

  it('does not report a page whose date is older than a month', () => {
    const results = two(range(9), [...range(9), { path: '/blog/late', modified: firstAt - 40 * day }]);
    expect(said(results)).toEqual([]);
    expect(noted(results)).toEqual(['listed_late']);
  });

  it('reports a page of a file that gives all pages one old date', () => {
    const stamped = firstAt - 400 * day;
    const results = two(range(9, '/blog', stamped), range(10, '/blog', stamped));
    expect(said(results)).toEqual(['new /blog/page-9']);
    expect(last(results).publications[0]?.at).toBeNull();
  });

  it('does not report a page that comes back', () => {
    const results = poll(
      { at: firstAt, files: { map: list(range(20)) } },
      { at: secondAt, files: { map: list(range(20).slice(1)) } },
      { at: thirdAt, files: { map: list(range(20)) } },
    );
    expect(results[1]?.gone).toHaveLength(1);
    expect(said(results)).toEqual([]);
    expect(last(results).back).toEqual(results[1]?.gone);
  });

  it('does not report a page that moved to another folder', () => {
    const results = two(
      [...range(9), { path: '/blog/descaling-guide' }],
      [...range(9), { path: '/learn/descaling-guide' }],
    );
    expect(said(results)).toEqual([]);
    expect(noted(results)).toEqual(['moved']);
  });

  it('states once that a whole section was added', () => {
    const results = two(range(9), [...range(9), ...range(60, '/shops')]);
    expect(said(results)).toEqual([]);
    expect(last(results).notes).toEqual([{ kind: 'mass_new', count: 60, pattern: 'crema.com/shops/' }]);
  });

  it('lists each of many pages in a large folder', () => {
    expect(said(two(range(1_000), range(1_060)))).toHaveLength(60);
  });

  it('states once that a site has new addresses', () => {
    const results = two(
      range(100, '/a'),
      range(100, '/b').map(({ path }) => ({ path: `${path}-x` })),
    );
    expect(said(results)).toEqual([]);
    expect(noted(results)).toContain('re_addressed');
  });
});

describe('rewritten pages', () => {
  const old = firstAt - 60 * day;

  it('reports a later date', () => {
    const second = range(20, '/blog', old);
    second[3] = { path: '/blog/page-3', modified: firstAt + 5 * day };
    const results = two(range(20, '/blog', old), second);
    expect(said(results)).toEqual(['rewritten /blog/page-3']);
    expect(last(results).publications[0]?.at).toBe(firstAt + 5 * day);
  });

  it.each([
    ['an earlier date', old - day],
    ['the same day', old + 1_000],
    ['no date any more', null],
  ])('does not report %s', (_, modified) => {
    const second = range(20, '/blog', old);
    second[3] = { path: '/blog/page-3', modified };
    expect(said(two(range(20, '/blog', old), second))).toEqual([]);
  });

  it('does not report a first date', () => {
    expect(said(two(range(20), range(20, '/blog', firstAt + day)))).toEqual([]);
  });

  it('remembers the date of a page that loses it for one poll', () => {
    const dated = (modified: number | null) => {
      const entries = range(20, '/blog', old);
      entries[3] = { path: '/blog/page-3', modified };
      return list(entries);
    };
    const results = poll(
      { at: firstAt, files: { map: dated(old) } },
      { at: secondAt, files: { map: dated(null) } },
      { at: thirdAt, files: { map: dated(old) } },
    );
    expect(said(results)).toEqual([]);
  });

  it('does not believe dates that follow the poll', () => {
    const now = (at: number) => list(range(200, '/blog', at - 60_000));
    const results = poll(
      { at: firstAt, files: { map: now(firstAt) } },
      { at: secondAt, files: { map: now(secondAt) } },
    );
    expect(said(results)).toEqual([]);
    expect(noted(results)).toEqual(['dates_not_believed']);
  });

  it('still reports new pages where dates are not believed', () => {
    const now = (at: number, more: Listed[] = []) =>
      list([
        ...range(200, '/blog', at - 60_000),
        ...more.map((entry) => ({ ...entry, modified: at - 60_000 })),
      ]);
    const results = poll(
      { at: firstAt, files: { map: now(firstAt) } },
      { at: secondAt, files: { map: now(secondAt, [{ path: '/blog/fresh-one' }]) } },
    );
    expect(said(results)).toEqual(['new /blog/fresh-one']);
    expect(last(results).publications[0]?.at).toBeNull();
  });

  it('states once that one template changed', () => {
    const first = [...range(300, '/blog', old), ...range(100, '/product', old)];
    const second = [...range(300, '/blog', old), ...range(100, '/product', firstAt + day)];
    second[7] = { path: '/blog/page-7', modified: firstAt + 2 * day };
    const results = two(first, second);
    expect(said(results)).toEqual(['rewritten /blog/page-7']);
    expect(last(results).notes).toEqual([
      { kind: 'mass_rewrite', count: 100, pattern: 'crema.com/product/' },
    ]);
  });

  it.each([
    ['in one folder', (index: number) => `/post-${'ab'.repeat(index)}/`],
    ['in many folders', (index: number) => `/${'abcdefghijklmnopqrstuvwxyz'[index % 26]}/post-${index}`],
  ])('states once that all pages got one date %s', (_, pathOf) => {
    const all = (modified: number) =>
      Array.from({ length: 60 }, (_, index) => ({ path: pathOf(index), modified }));
    const results = two(all(old), [
      ...all(secondAt - 5 * day),
      { path: '/x/new', modified: secondAt - 5 * day },
    ]);
    expect(said(results)).toEqual(['new /x/new']);
    expect(last(results).publications[0]?.at).toBeNull();
    expect(last(results).notes).toEqual([{ kind: 'mass_rewrite', count: 60, pattern: null }]);
  });

  it('states once that many pages of small folders changed', () => {
    const all = (modified: (index: number) => number) =>
      Array.from({ length: 60 }, (_, index) => ({
        path: `/${'abcdefghijklmnopqrstuvwxyz'[index % 26]}/post-${index}`,
        modified: modified(index),
      }));
    const results = two(
      all(() => old),
      all((index) => firstAt + (1 + (index % 12)) * day),
    );
    expect(said(results)).toEqual([]);
    expect(last(results).notes).toEqual([{ kind: 'mass_rewrite', count: 60, pattern: null }]);
  });

  it('joins addresses that end with a slash in the folder above', () => {
    const all = (modified: (index: number) => number) =>
      Array.from({ length: 60 }, (_, index) => ({
        path: `/${'ab'.repeat(index)}-/`,
        modified: modified(index),
      }));
    const results = two(
      all(() => old),
      all((index) => firstAt + (1 + (index % 12)) * day),
    );
    expect(last(results).notes).toEqual([{ kind: 'mass_rewrite', count: 60, pattern: 'crema.com/' }]);
  });

  it('believes the date of a feed before one that a sitemap gives all pages', () => {
    const at = (modified: number) => list(range(20, '/blog', modified));
    const feed = list([{ path: '/blog/page-1', published: old }]);
    const results = poll(
      { at: firstAt, files: { map: at(old), feed }, feeds: ['feed'] },
      { at: secondAt, files: { map: at(secondAt - 5 * day), feed }, feeds: ['feed'] },
    );
    expect(said(results)).toEqual([]);
  });
});

describe('a disturbed poll', () => {
  const lost: [string, FileReading][] = [
    ['fails', { kind: 'failed' }],
    ['is absent', { kind: 'absent' }],
    ['is empty', list([])],
    ['is truncated', list(range(3), false)],
    ['loses most pages', list(range(9))],
  ];

  it.each(lost)('reports nothing as gone if the file %s', (_, reading) => {
    const results = poll(
      { at: firstAt, files: { map: list(range(20)) } },
      { at: secondAt, files: { map: reading } },
    );
    expect(last(results)).toMatchObject({ gone: [], publications: [], addressCount: 20 });
    expect(noted(results)).toHaveLength(1);
  });

  it.each(lost)('reports nothing as new after the file %s', (_, reading) => {
    const results = poll(
      { at: firstAt, files: { map: list(range(20)) } },
      { at: secondAt, files: { map: reading } },
      { at: thirdAt, files: { map: list(range(20)) } },
    );
    expect(last(results)).toMatchObject({ gone: [], publications: [], notes: [] });
  });

  it('believes a loss that lasts', () => {
    const results = poll(
      { at: firstAt, files: { map: list(range(20)) } },
      { at: secondAt, files: { map: list([]) } },
      { at: secondAt + 3_600_000, files: { map: list([]) } },
      { at: thirdAt, files: { map: list([]) } },
    );
    expect(results.map(({ gone }) => gone.length)).toEqual([0, 0, 0, 20]);
  });

  it('reports pages as gone where the file is whole', () => {
    expect(last(two(range(20), range(17))).gone).toHaveLength(3);
  });

  it('reports nothing as gone that a feed drops', () => {
    const results = poll(
      { at: firstAt, files: { feed: list(range(10)) }, feeds: ['feed'] },
      { at: secondAt, files: { feed: list([{ path: '/blog/next-one' }, ...range(9)]) }, feeds: ['feed'] },
      { at: thirdAt, files: { feed: list(range(10)) }, feeds: ['feed'] },
    );
    expect(results.map(({ gone }) => gone.length)).toEqual([0, 0, 0]);
    expect(results[1]?.publications).toHaveLength(1);
    expect(results[2]?.publications).toEqual([]);
  });
});

it('stores nothing where nothing changed', () => {
  const results = poll(
    { at: firstAt, files: { map: list(range(20)) } },
    { at: secondAt, files: { map: { kind: 'unchanged' } } },
  );
  expect(last(results)).toMatchObject({ publications: [], notes: [], addressCount: 20 });
  expect(last(results).files[0]?.snapshot).toBeNull();
});

it('stores 14 bytes an address, the same for any order', () => {
  const [one] = poll({ at: firstAt, files: { map: list(range(500)) } });
  const [other] = poll({ at: firstAt, files: { map: list(range(500).reverse()) } });
  expect(one?.files[0]?.snapshot).toHaveLength(7_000);
  expect(other?.files[0]?.snapshot).toEqual(one?.files[0]?.snapshot);
});

it('lists at most 2,000 pages, the newest first', () => {
  const modified = secondAt - day;
  const results = two(range(9_000), [...range(9_000), ...range(2_500, '/blog/x', modified)]);
  expect(last(results).publications).toHaveLength(2_000);
  expect(last(results).notes).toEqual([{ kind: 'beyond_limit', count: 500, pattern: null }]);
});
