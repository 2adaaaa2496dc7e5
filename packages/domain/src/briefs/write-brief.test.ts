import { expect, it } from 'vitest';
import type { DocumentBlock } from './brief-document.ts';
import { isWebAddress, writeBriefHtml, writeBriefMarkdown } from './write-brief.ts';

const block = (kind: DocumentBlock['kind'], text: string, href?: string): DocumentBlock => ({
  kind,
  spans: [href === undefined ? { text } : { text, href }],
});

const all = [
  block('title', 'Brief'),
  block('text', 'Basis'),
  block('heading', 'Terms'),
  block('item', 'burr'),
  block('detail', 'page', 'https://a.example/'),
  block('item', 'dose'),
  block('heading', 'Pages'),
  block('item', 'last'),
];

it('writes Markdown with an empty line around each part, and none within a list', () => {
  expect(writeBriefMarkdown(all)).toBe(
    '# Brief\n\nBasis\n\n## Terms\n\n- burr\n  - [page](<https://a.example/>)\n- dose\n\n## Pages\n\n- last\n',
  );
});

it.each([
  ['marks', 'a*b_c [d](e) #f `g` ~h~ $i$ !j', 'a\\*b\\_c \\[d\\](e) \\#f \\`g\\` \\~h\\~ \\$i\\$ \\!j'],
  ['a list mark at the start', '- a - b', '\\- a - b'],
  ['a number at the start', '12. a 12. b', '\\12. a 12. b'],
  ['a number with a parenthesis', '1) a', '\\1) a'],
  ['ten digits, which start no list', '1234567890. a', '1234567890. a'],
  ['a control character', 'a\u0000b\u202ec', 'a b c'],
])('escapes text of pages in Markdown: %s', (_name, text, expected) => {
  expect(writeBriefMarkdown([block('text', text)])).toBe(`${expected}\n`);
});

it.each([
  ['https://a.example/b c>d<e\\f', '[x](<https://a.example/b%20c%3Ed%3Ce%5Cf>)'],
  ['HTTP://a.example/', '[x](<HTTP://a.example/>)'],
  ['javascript:alert(1)', 'x'],
  ['see https://a.example/', 'x'],
])('links only web addresses in Markdown: %s', (href, expected) => {
  expect(writeBriefMarkdown([block('text', 'x', href)])).toBe(`${expected}\n`);
});

it('nests the details of an item in HTML and closes each list', () => {
  const body = /<body>\n([\s\S]*)\n<\/body>/.exec(writeBriefHtml(all, 'Brief'))?.[1];
  expect(body?.split('\n')).toEqual([
    ...['<h1>Brief</h1>', '<p>Basis</p>', '<h2>Terms</h2>', '<ul>', '<li>burr</li>', '<ul>'],
    '<li><a href="https://a.example/" rel="noopener noreferrer nofollow">page</a></li>',
    ...['</ul>', '<li>dose</li>', '</ul>', '<h2>Pages</h2>', '<ul>', '<li>last</li>', '</ul>'],
  ]);
});

it('escapes text and title in HTML, and links no script', () => {
  const html = writeBriefHtml([block('text', `<b> & "c" 'd'\u0007`, 'javascript:alert(1)')], '<Title>');
  expect(html).toContain('<p>&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; </p>');
  expect(html).toContain('<title>&lt;Title&gt;</title>');
});

it.each([
  [undefined, false],
  ['http://a.example', true],
  ['ftp://a.example', false],
])('%s is a web address: %s', (href, is) => {
  expect(isWebAddress(href)).toBe(is);
});
