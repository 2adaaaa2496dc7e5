import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { renderMarkdown } from './render-page.mjs';
import { siteSections } from './site-pages.mjs';
import { writeSite } from './write-site.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'keydence-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

writeSite(root, folder);
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const index = JSON.parse(read('search.json')) as { url: string; heading: string; text: string }[];

test('has a page for every document', () => {
  const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const listed = siteSections.flatMap((section) => section.pages.map(({ file }) => file));
  expect(documents.filter((name) => !listed.includes(`docs/${name}`))).toEqual([]);
});

test('every link leads to a page, a heading or a file of the site', () => {
  const broken = pages.flatMap((page) => {
    const links = [...read(page).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link ?? '');
    return links
      .filter((link) => !/^[a-z]+:/i.test(link))
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const file = path === '' ? page : decodeURI(path);
        if (!existsSync(join(folder, file))) return true;
        return Boolean(anchor) && file.endsWith('.html') && !read(file).includes(`id="${anchor}"`);
      })
      .map((link) => `${page}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test.each([
  ['what a number means', 'Gain', 'numbers.html'],
  ['an operation of REST', '/api/companies', 'rest.html'],
  ['a setting', 'MIGRATION_BACKUPS', 'settings.html'],
  ['the tools for assistants', 'Model Context Protocol', 'api.html'],
])('the search knows %s', (_, words, page) => {
  const found = index
    .filter(({ heading, text }) => `${heading} ${text}`.includes(words))
    .map(({ url }) => url);
  expect(found.some((url) => url.startsWith(page))).toBe(true);
});

test('shows markup in a document as text', () => {
  const { html } = renderMarkdown(
    '# Title\n\n<script>alert(1)</script>\n\nText with <b>x</b>',
    (href) => href,
  );
  expect(html).not.toMatch(/<script|<b>/);
});

test('shows a request and a response of REST with examples', () => {
  const page = read('rest.html');
  const [, accept = ''] = page.split('<code>POST /api/seo/moves/accept</code>');
  const [operation = ''] = accept.split('<h3');
  expect(operation).toMatch(/--json '\{&quot;domain_id&quot;:&quot;[\w-]+&quot;,&quot;move_ids&quot;:\[/);
  expect(operation).toMatch(/<summary>Response 200<\/summary>/);
  expect(page).toContain('-F file=@…');
  expect(page).not.toContain('{…}');
});
