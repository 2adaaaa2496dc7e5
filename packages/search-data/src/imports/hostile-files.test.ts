import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

const header = 'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL';
const line = (text: string) => `${text},3,100,20,1.5,https://a.example/`;
const table = (texts: readonly string[], newline = '\n') => [header, ...texts.map(line)].join(newline);

async function readKeywords(content: Uint8Array, name = 'a.csv'): Promise<string[]> {
  const { rows } = await openExport({ name, content });
  return [...rows()].flatMap((row) => (row.type === 'keyword' ? [row.keywordText] : []));
}

describe('ends of lines', () => {
  const texts = ['tea shop', 'green tea', 'mint tea'];
  it.each([
    ['a header from Windows and rows without', table(texts).replace('\n', '\r\n')],
    ['rows from Windows under a header without', table(texts, '\r\n').replace('\r\n', '\n')],
    ['every second line from Windows', table(texts).replace(/\n(?=[tm])/g, '\r\n')],
    ['carriage returns, then line feeds', table(texts, '\r') + table(['loose tea']).slice(header.length)],
  ])('reads %s', async (_, text) => {
    const read = await readKeywords(strToU8(text));
    expect(read.slice(0, 3)).toEqual(texts);
  });

  it('reads an end that two slices share, wherever they meet', async () => {
    for (let length = 1; length <= 3; length += 1) {
      const long = Array.from({ length: 9_000 }, (_, row) => `${'t'.repeat(length)}${row}`);
      expect(await readKeywords(strToU8(table(long, '\r\n')))).toEqual(long);
    }
  });
});

it.each([
  ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31], importMessages.otherFile],
  ['a gzip', [0x1f, 0x8b, 8, 0], importMessages.otherFile],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 13], importMessages.otherFile],
  [
    'an old spreadsheet, or one with a password',
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1],
    importMessages.brokenSpreadsheet,
  ],
  ['UTF-32', [0xff, 0xfe, 0, 0, 0x4b, 0, 0, 0], importMessages.encoding],
])('refuses %s', async (_, bytes, message) => {
  const content = new Uint8Array([...bytes, ...strToU8('\ntea\npot\n')]);
  await expect(openExport({ name: 'a.csv', content })).rejects.toMatchObject({
    code: 'unsupported_media_type',
    message,
  });
});

describe('an archive', () => {
  it('is refused without members', async () => {
    const read = openExport({ name: 'a.zip', content: zipSync({}) });
    await expect(read).rejects.toThrow(importMessages.empty);
  });

  it('is refused with millions of empty lines', async () => {
    const content = zipSync({ 'a.csv': new Uint8Array(3_000_000).fill(10) });
    await expect(openExport({ name: 'a.zip', content })).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  it('is refused with a password', async () => {
    const content = zipSync({ 'a.csv': strToU8(table(['tea'])) });
    const directory = Buffer.from(content).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    new DataView(content.buffer).setUint16(directory + 8, 1, true);
    const read = openExport({ name: 'a.zip', content });
    await expect(read).rejects.toThrow(importMessages.encryptedArchive);
  });

  it('tells tables of one name in two folders apart, so that either can be chosen', async () => {
    const content = zipSync({
      'x/a.csv': strToU8(table(['tea', 'pot'])),
      'y/a.csv': strToU8(table(['coffee'])),
    });
    const file = { name: 'a.zip', content };
    expect(await openExport(file)).toMatchObject({ sheets: ['a.csv', 'a.csv (2)'], sheet: 'a.csv' });
    const reading = { fields: null, decimalMark: null, sheet: 'a.csv (2)' };
    const { rows } = await openExport({ ...file, reading });
    expect([...rows()]).toMatchObject([{ keywordText: 'coffee' }]);
  });
});
