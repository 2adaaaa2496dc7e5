import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readListing } from './read-listing.ts';
import { readNames } from './read-names.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const read = (body: string | Uint8Array) =>
  readListing({
    body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    address: 'https://crema.com/sitemap.xml',
    domainName: 'crema.com',
    now,
    mostEntries: 100,
  });
const urlset = (urls: string) => `<urlset>${urls}</urlset>`;

it('reads addresses and dates, and drops those of other domains', async () => {
  const listing = await read(
    urlset(`<url><loc>https://crema.com/a?utm_source=x</loc><lastmod>2026-11-01</lastmod></url>
      <url><loc>https://blog.crema.com/b</loc></url><url><loc>https://other.com/c</loc></url>
      <url><loc>https://notcrema.com/d</loc></url>`),
  );
  expect(listing).toMatchObject({ kind: 'pages', isFeed: false, isComplete: true });
  expect(listing.entries.map(({ address }) => address)).toEqual([
    'https://crema.com/a',
    'https://blog.crema.com/b',
  ]);
  expect(listing.entries[0]?.modified).toBe(Date.parse('2026-11-01'));
});

it('takes a date in the future as unknown', async () => {
  const { entries } = await read(
    urlset('<url><loc>https://crema.com/a</loc><lastmod>2027-01-01</lastmod></url>'),
  );
  expect(entries[0]?.modified).toBeNull();
});

it('reads an index, also compressed', async () => {
  const body = '<sitemapindex><sitemap><loc>https://crema.com/s1.xml</loc></sitemap></sitemapindex>';
  const listing = await read(gzipSync(body));
  expect(listing).toMatchObject({ kind: 'index', entries: [{ address: 'https://crema.com/s1.xml' }] });
});

it.each([
  [
    'RSS',
    '<rss><channel><item><title>T</title><link>https://crema.com/p</link><pubDate>Sun, 01 Nov 2026 10:20:30 GMT</pubDate></item></channel></rss>',
  ],
  [
    'a news sitemap',
    urlset(
      '<url><loc>https://crema.com/p</loc><news:news><news:publication_date>2026-11-01T10:20:30Z</news:publication_date><news:title>T</news:title></news:news></url>',
    ),
  ],
])('reads %s as a feed', async (_, body) => {
  const listing = await read(body);
  expect(listing.isFeed).toBe(true);
  expect(listing.entries).toEqual([
    {
      address: 'https://crema.com/p',
      modified: null,
      published: Date.parse('2026-11-01T10:20:30Z'),
      title: 'T',
    },
  ]);
});

it('does not take an error page for an empty sitemap', async () => {
  expect(await read('<html><body>Not found</body></html>')).toMatchObject({ kind: 'none', entries: [] });
});

it('reads the title, the first heading and the feeds of a page', () => {
  const html = `<html><head><title>Moka &amp; pot</title>
    <link rel="alternate" type="application/rss+xml" href="/feed"></head>
    <body><h1>Clean a <em>moka pot</em></h1><h1>Second</h1></body></html>`;
  expect(readNames(new TextEncoder().encode(html), 'text/html')).toEqual({
    title: 'Moka & pot',
    heading: 'Clean a moka pot',
    feeds: ['/feed'],
  });
});

it('reads nothing from a page without names', () => {
  expect(readNames(new Uint8Array([0, 255, 60]), null)).toEqual({ title: null, heading: null, feeds: [] });
});
