import { describe, expect, it } from 'vitest';
import { maxFileBytes, readKeywordFile } from './keyword-file.ts';
import { maxKeywordsAtOnce } from './keyword-lines.ts';

const fileOf = (content: BlobPart, name: string) => new File([content], name);
const read = (content: BlobPart, name = 'list.csv') => readKeywordFile(fileOf(content, name));

/** UTF-16 with a byte order mark, as spreadsheets save it. */
function toUtf16(text: string, isLittleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer((text.length + 1) * 2));
  for (const [index, char] of [...`\uFEFF${text}`].entries()) {
    view.setUint16(index * 2, char.charCodeAt(0), isLittleEndian);
  }
  return view.buffer;
}

describe('the keywords of a CSV file', () => {
  it.each([
    ['rye bread;100\nspelt;2', ['rye bread', 'spelt']],
    ['rye bread\nspelt', ['rye bread', 'spelt']],
    ['"bread, rye",1\n"12"" pan",2', ['bread, rye', '12" pan']],
    ['"rye\nbread",1\r\n\r\nspelt,2', ['rye bread', 'spelt']],
    ['rye bread\nquery\nspelt', ['rye bread', 'query', 'spelt']],
  ])('are the first column without a header: %j', async (csv, keywords) => {
    expect(await read(csv)).toEqual({ keywords, column: null });
  });

  it.each([
    ['keyword,volume\nrye bread,100', 'keyword'],
    ['\uFEFFTop queries,Clicks\nrye bread,1', 'Top queries'],
    ['Rank\t Search  term \r\n1\trye bread', 'Search term'],
    ['Volume;QUERY\n1,5;rye bread\n2,5;', 'QUERY'],
    ['Keyword stats\n"1 May 2026 - 1 June 2026"\nCurrency\tKeyword\tRank\nUSD\trye bread\t1', 'Keyword'],
  ])('are the column with that name: %j', async (csv, column) => {
    expect(await read(csv)).toEqual({ keywords: ['rye bread'], column });
  });

  it.each([true, false])('are read from UTF-16, little endian: %j', async (isLittleEndian) => {
    expect(await read(toUtf16('Query\tClicks\ncrème brûlée\t1', isLittleEndian))).toEqual({
      keywords: ['crème brûlée'],
      column: 'Query',
    });
  });
});

it('are whole lines of a text file', async () => {
  expect(await read('bread, rye\r\n\n  spelt \n', 'LIST.TXT')).toEqual({
    keywords: ['bread, rye', 'spelt'],
    column: null,
  });
});

describe('a keyword file', () => {
  const gone = fileOf('rye', 'list.txt');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

  it.each([
    ['wrong_kind', fileOf('rye', 'list.xlsx')],
    ['too_large', fileOf('a'.repeat(maxFileBytes + 1), 'list.txt')],
    ['too_many_rows', fileOf('rye\n'.repeat(maxKeywordsAtOnce + 1), 'list.txt')],
    ['unreadable', gone],
    ['not_text', fileOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'list.csv')],
    ['not_text', fileOf(new Uint8Array([0x63, 0x72, 0xe8, 0x6d, 0x65]), 'list.txt')],
    ['open_quote', fileOf('keyword\n"rye\nspelt', 'list.csv')],
    ['empty', fileOf('', 'list.csv')],
    ['empty', fileOf('keyword,volume\n,12', 'list.csv')],
  ])('is refused as %s', async (refusal, file) => {
    expect(await readKeywordFile(file)).toEqual({ refusal });
  });

  it('is accepted at the limits', async () => {
    expect(await readKeywordFile(fileOf('rye\n'.repeat(maxKeywordsAtOnce), 'list.txt'))).toHaveProperty(
      'keywords.length',
      maxKeywordsAtOnce,
    );
    expect(await readKeywordFile(fileOf('a'.repeat(maxFileBytes), 'list.txt'))).toHaveProperty('keywords');
  });
});
