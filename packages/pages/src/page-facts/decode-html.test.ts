import { expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const html = 'text/html';

it.each<[string, Uint8Array, string | null, string, string]>([
  ['a mark of UTF-8', Buffer.from('\ufeffé'), 'text/html; charset=iso-8859-1', 'utf-8', 'mark'],
  [
    'a mark of UTF-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('é', 'utf16le')]),
    html,
    'utf-16le',
    'mark',
  ],
  ['the header', latin('é'), 'text/html; charset=ISO-8859-1', 'windows-1252', 'header'],
  ['the header in quotes', latin('é'), 'text/html;Charset = "latin1"', 'windows-1252', 'header'],
  ['a meta element', latin('<meta charset=windows-1252>é'), html, 'windows-1252', 'meta'],
  [
    'an old meta element',
    latin('<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252">é'),
    html,
    'windows-1252',
    'meta',
  ],
  [
    'the declaration of XML',
    latin('<?xml version="1.0" encoding="iso-8859-1"?>é'),
    null,
    'windows-1252',
    'xml',
  ],
  ['the bytes, if they are UTF-8', Buffer.from('é'), html, 'utf-8', 'content'],
  ['the bytes, if they are not', latin('é'), html, 'windows-1252', 'content'],
  ['the bytes, if the name is unknown', Buffer.from('é'), 'text/html; charset=nonsense', 'utf-8', 'content'],
  [
    'the meta element, if the header is unknown',
    latin('<meta charset=latin1>é'),
    'text/html; charset=?',
    'windows-1252',
    'meta',
  ],
  [
    'UTF-8, if a meta element that can be read says UTF-16',
    Buffer.from('<meta charset=utf-16>é'),
    html,
    'utf-8',
    'meta',
  ],
  [
    'windows-1252, if a page says x-user-defined',
    latin('<meta charset=x-user-defined>é'),
    html,
    'windows-1252',
    'meta',
  ],
])('decodes by %s', (_name, bytes, contentType, label, from) => {
  const { text, charset } = decodeHtml(bytes, contentType);
  expect(charset).toEqual({ label, from, brokenShare: 0 });
  expect(text).toMatch(/é$/);
});

it.each([
  ['in a comment', '<!-- <meta charset=latin1> -->é'],
  ['behind the first 1,024 bytes', `${' '.repeat(1_024)}<meta charset=latin1>é`],
  ['in a script', '<script>"<meta charset=latin1>"</script>é'],
])('ignores a meta element %s', (_name, text) => {
  expect(decodeHtml(Buffer.from(text), html).charset.label).toBe('utf-8');
});

it('counts undecodable characters', () => {
  expect(decodeHtml(latin('éa'), 'text/html; charset=utf-8').charset.brokenShare).toBe(0.5);
});

it('reads a page that was cut in the middle of a character as UTF-8', () => {
  expect(decodeHtml(Buffer.from('éé').subarray(0, 3), html).charset.label).toBe('utf-8');
});

it.each([
  'big5',
  'euc-jp',
  'euc-kr',
  'gb18030',
  'gbk',
  'ibm866',
  'iso-2022-jp',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-8',
  'iso-8859-15',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'shift_jis',
  'windows-874',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
])('supports %s', (label) => {
  const charset = decodeHtml(Buffer.from('a'), `text/html; charset=${label}`).charset;
  expect(charset).toEqual({ label, from: 'header', brokenShare: 0 });
});
