import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readSitemap, type SitemapLimits } from './read-sitemap.ts';

const now = new Date('2026-11-20T12:00:00Z');
const read = (text: string | Uint8Array, limits: SitemapLimits = {}) =>
  readSitemap(typeof text === 'string' ? Buffer.from(text) : text, { now, ...limits });
const found = async (text: string | Uint8Array, limits?: SitemapLimits) =>
  (await read(text, limits)).entries.map((entry) => entry.found);
const urlset = (inside: string) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;
const page = (path: string, more = '') => `<url><loc>https://tea.example/${path}</loc>${more}</url>`;

describe('kinds', () => {
  it('reads a sitemap with dates and languages', async () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"
        xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc> https://tea.example/a?b=1&amp;c=2 </loc><lastmod>2026-11-01</lastmod><priority>0.5</priority>
        <xhtml:link rel="alternate" hreflang="de" href="https://tea.example/de/a"/>
        <image:image><image:loc>https://tea.example/a.png</image:loc><image:title>Cup</image:title></image:image></url>
      ${page('b')}</urlset>`;
    expect(await read(text)).toEqual({
      kind: 'urlset',
      entries: [
        {
          found: 'https://tea.example/a?b=1&c=2',
          lastModified: new Date('2026-11-01'),
          published: null,
          title: null,
          alternates: [{ language: 'de', found: 'https://tea.example/de/a' }],
        },
        { found: 'https://tea.example/b', lastModified: null, published: null, title: null, alternates: [] },
      ],
      isComplete: true,
      breaches: [],
      bytes: Buffer.byteLength(text),
    });
  });

  it('reads the date and the title of news', async () => {
    const news =
      '<news:news><news:publication><news:name>Tea</news:name></news:publication>' +
      '<news:publication_date>2026-11-19T08:00:00Z</news:publication_date><news:title>Rain</news:title></news:news>';
    expect((await read(urlset(page('n', news)))).entries).toMatchObject([
      { published: new Date('2026-11-19T08:00:00Z'), title: 'Rain' },
    ]);
  });

  it('reads an index', async () => {
    const text =
      '<sitemapindex><sitemap><loc>https://tea.example/1.xml.gz</loc><lastmod>2026-11-02</lastmod></sitemap></sitemapindex>';
    expect(await read(text)).toMatchObject({
      kind: 'index',
      entries: [{ found: 'https://tea.example/1.xml.gz', lastModified: new Date('2026-11-02') }],
    });
  });

  it('reads a list of addresses', async () => {
    const text =
      '\ufeff\r\nhttps://tea.example/a\r\n\nhttps://tea.example/b \nnot an address\nhttps://tea.example/c';
    expect(await read(text)).toMatchObject({ kind: 'text', isComplete: true });
    expect(await found(text)).toEqual(['a', 'b', 'c'].map((path) => `https://tea.example/${path}`));
  });

  it('reads RSS', async () => {
    const text = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>All</title>
      <link>https://tea.example/</link><atom:link href="https://tea.example/feed" rel="self"/>
      <item><title><![CDATA[Green & <b>black</b>]]></title><link>https://tea.example/a</link>
        <guid isPermaLink="false">1</guid><pubDate>Sun, 01 Nov 2026 10:20:30 GMT</pubDate></item>
      <item><title>Two</title><guid>https://tea.example/b</guid></item></channel></rss>`;
    expect(await read(text)).toMatchObject({
      kind: 'rss',
      entries: [
        {
          found: 'https://tea.example/a',
          title: 'Green & <b>black</b>',
          published: new Date('2026-11-01T10:20:30Z'),
        },
        { found: 'https://tea.example/b', title: 'Two' },
      ],
    });
  });

  it('reads RDF', async () => {
    const text = `<rdf:RDF xmlns:rdf="x"><channel rdf:about="https://tea.example/"><title>All</title></channel>
      <item rdf:about="https://tea.example/a"><title>One</title><dc:date>2026-11-01T10:00:00Z</dc:date></item></rdf:RDF>`;
    expect(await read(text)).toMatchObject({
      kind: 'rdf',
      entries: [
        { found: 'https://tea.example/a', title: 'One', published: new Date('2026-11-01T10:00:00Z') },
      ],
    });
  });

  it('reads Atom', async () => {
    const text = `<feed xmlns="http://www.w3.org/2005/Atom"><link rel="self" href="/feed"/><title>All</title>
      <entry><title>One</title><link rel="edit" href="/edit"/><link href="/a"/><published>2026-11-01T10:00:00Z</published>
      <updated>2026-11-02T10:00:00Z</updated></entry></feed>`;
    expect(await read(text)).toMatchObject({
      kind: 'atom',
      entries: [
        {
          found: '/a',
          title: 'One',
          published: new Date('2026-11-01T10:00:00Z'),
          lastModified: new Date('2026-11-02T10:00:00Z'),
        },
      ],
    });
  });
});

describe('odd files', () => {
  it.each([
    ['without a namespace', '<urlset><url><loc>https://tea.example/a</loc></url></urlset>'],
    ['with a prefix', '<s:urlset xmlns:s="x"><s:url><s:loc>https://tea.example/a</s:loc></s:url></s:urlset>'],
    ['with CDATA', urlset('<url><loc><![CDATA[https://tea.example/a]]></loc></url>')],
    ['with a byte order mark', `\ufeff${urlset(page('a'))}`],
    ['with lines in front', `\n\n  ${urlset(page('a'))}`],
    ['with a warning in front', `Warning: header sent\n${urlset(page('a'))}`],
    ['with capitals', '<URLSET><URL><LOC>https://tea.example/a</LOC></URL></URLSET>'],
    ['with comments', urlset(`<!-- <url><loc>https://tea.example/x</loc></url> -->${page('a')}`)],
    ['in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(urlset(page('a')), 'utf16le')])],
    ['that says UTF-16 and is not', `<?xml version="1.0" encoding="utf-16"?>${urlset(page('a'))}`],
  ])('%s are read', async (_name, text) => {
    expect(await found(text)).toEqual(['https://tea.example/a']);
    expect((await read(text)).isComplete).toBe(true);
  });

  it('keeps a bare & and custom entities unchanged', async () => {
    const text = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${urlset(page('a?b=1&c=2') + page('&b;'))}`;
    expect(await found(text)).toEqual(['https://tea.example/a?b=1&c=2', 'https://tea.example/&b;']);
  });

  it('reads the encoding that the file names', async () => {
    const text = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${urlset(page('caf\u00e9'))}`,
      'latin1',
    );
    expect(await found(text)).toEqual(['https://tea.example/café']);
  });

  it.each([
    ['an address', `${urlset('').slice(0, -9)}${page('a')}<url><loc>https://tea.example/b`],
    ['an element', `${urlset('').slice(0, -9)}${page('a')}<url>`],
    ['the end', `${urlset('').slice(0, -9)}${page('a')}`],
  ])('that are cut in front of %s count until there', async (_name, text) => {
    expect(await found(text)).toEqual(['https://tea.example/a']);
    expect((await read(text)).isComplete).toBe(false);
  });

  it('keeps apart addresses whose elements are not closed', async () => {
    const text = urlset('<url><loc>https://tea.example/a</loc><url><loc>https://tea.example/b</loc></url>');
    expect(await found(text)).toEqual(['https://tea.example/a', 'https://tea.example/b']);
  });

  it.each([
    [
      'a page of an error',
      '<!doctype html><html><body><p>Not found</p><a href="https://tea.example/a">a</a></body></html>',
    ],
    ['another kind of XML', '<svg><url><loc>https://tea.example/a</loc></url></svg>'],
    ['a text without addresses', 'nothing here'],
    ['nothing', ''],
    ['bytes', Buffer.from([0, 1, 2, 3, 250, 251])],
    ['a JSON answer', '{"error":"no"}'],
  ])('that are %s are not a sitemap', async (_name, text) => {
    expect(await read(text)).toMatchObject({ kind: 'none', entries: [], isComplete: false });
  });
});

describe('packed files', () => {
  it('are recognized by their first bytes, also where they are packed twice', async () => {
    const once = gzipSync(urlset(page('a')));
    expect(await found(once)).toEqual(['https://tea.example/a']);
    expect(await found(gzipSync(once))).toEqual(['https://tea.example/a']);
    expect(await read(gzipSync(gzipSync(once)))).toMatchObject({ kind: 'none' });
  });

  it('count up to the position where they are cut or broken', async () => {
    // Too many distinct ones for one compressed block.
    const pages = Array.from({ length: 20_000 }, (_, n) =>
      page(`${n}-${(n * 2_654_435_761) % 4_294_967_296}`),
    );
    const packed = gzipSync(urlset(pages.join('')));
    const half = await read(packed.subarray(0, packed.length / 2));
    expect(half.kind).toBe('urlset');
    expect(half.isComplete).toBe(false);
    expect(half.entries.length).toBeGreaterThan(5_000);
    const broken = Buffer.from(packed);
    broken.fill(0xff, packed.length / 2, packed.length / 2 + 200);
    expect((await read(broken)).isComplete).toBe(false);
  });

  it('that are bombs cost no more than the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 32));
    expect(await read(bomb, { mostBytes: 1_000_000 })).toMatchObject({ bytes: 1_000_000, isComplete: false });
  });
});

describe('limits', () => {
  it('of the protocol are reported, and what is beyond them is read', async () => {
    const text = urlset(Array.from({ length: 50_001 }, (_, n) => page(`${n}`)).join(''));
    const file = await read(text);
    expect(file.entries).toHaveLength(50_001);
    expect(file).toMatchObject({ isComplete: true, breaches: ['many-entries'] });
    expect((await read('<urlset></urlset>'.padEnd(52_428_801))).breaches).toEqual(['many-bytes']);
  }, 60_000);

  it('of our own stop the reading', async () => {
    const text = urlset([page('a'), page('b'), page('c')].join(''));
    expect(await read(text, { mostEntries: 3 })).toMatchObject({ isComplete: true });
    const cut = await read(text, { mostEntries: 2 });
    expect(cut.entries).toHaveLength(2);
    expect(cut.isComplete).toBe(false);
  });
});

describe('streams', () => {
  async function* pieces(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }

  it.each([1, 7, 1_000])('may come in pieces of %s bytes', async (size) => {
    const text = Buffer.from(urlset(page('caf\u00e9') + page('b', '<lastmod>2026-11-01</lastmod>')));
    const whole = await read(text);
    expect(await readSitemap(pieces(text, size), { now })).toEqual(whole);
    expect(await readSitemap(pieces(gzipSync(text), size), { now })).toEqual(whole);
    const lines = Buffer.from('https://tea.example/a\r\nhttps://tea.example/b');
    expect((await readSitemap(pieces(lines, size))).entries).toHaveLength(2);
  });

  it('that fail, fail', async () => {
    async function* failing(bytes: Uint8Array) {
      yield bytes;
      throw new Error('reset');
    }
    await expect(readSitemap(failing(Buffer.from('<urlset>')))).rejects.toThrow('reset');
    await expect(readSitemap(failing(gzipSync(urlset(page('a')))))).rejects.toThrow('reset');
  });
});
