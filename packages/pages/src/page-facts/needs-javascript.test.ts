import { expect, it } from 'vitest';
import { needsJavaScript } from './needs-javascript.ts';
import { readPage } from './read-page.ts';

const read = (body: string) =>
  readPage({
    address: 'https://tea.example/',
    html: Buffer.from(`<title>Tea</title><body>${body}`),
    contentType: 'text/html',
    headers: {},
  });
const links = '<a href=/x>x</a>'.repeat(5);
const script = `<script>${'x'.repeat(2_000)}</script>`;

it.each([
  ['<div id=root></div>', 0, true],
  ['<div id=root></div>', 49, true],
  ['<div id=root></div>', 50, false],
  ['<div id=root>Tea</div>', 0, false],
  ['<noscript>You need JavaScript</noscript>', 0, true],
  ['<noscript>Hello</noscript>', 0, false],
  [script, 0, true],
  [script + links, 0, false],
  [links, 0, false],
])('%s with %i words: %s', (body, words, isNeeded) => {
  expect(needsJavaScript(read(body), words)).toBe(isNeeded);
});
