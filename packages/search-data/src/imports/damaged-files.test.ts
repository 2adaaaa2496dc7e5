import type { ImportedKeyword } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

/** Result of reading a file: each keyword with its figures, and the reason for each skipped row. */
async function open(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { kind, rows } = await openExport({ name: 'export.csv', content: bytes });
  const all = [...rows()];
  const keywords = all.filter((row): row is ImportedKeyword => row.type === 'keyword');
  return {
    kind,
    keywords: keywords.map(({ keywordText, clicks, impressions, searchVolume, rank }) => [
      keywordText,
      ...(kind === 'search_console' ? [clicks, impressions] : [searchVolume]),
      rank,
    ]),
    left: all.flatMap((row) => (row.type === 'problem' ? [[row.rowNumber, row.message]] : [])),
  };
}

const ofConsole = [
  ['green tea', 12, 1300, 3],
  ['black tea', 1, 48, 12],
  ['tea, loose leaf', 0, 7, 31],
  ...Array.from({ length: 9 }, (_, row) => [`tea ${row}`, 0, 5, 9]),
];
const write = (delimiter: string, lines: readonly (readonly string[])[], newline = '\n') =>
  lines
    .map((cells) =>
      cells
        .map((cell) => (cell.includes(delimiter) ? `"${cell}"` : cell.includes('"') ? cell : cell))
        .join(delimiter),
    )
    .join(newline);
const header = ['Top queries', 'Clicks', 'Impressions', 'CTR', 'Position'];
const plain = [
  ['green tea', '12', '1300', '0.92%', '3.2'],
  ['black tea', '1', '48', '2.08%', '12.4'],
  ['tea, loose leaf', '0', '7', '0%', '31'],
  ...Array.from({ length: 9 }, (_, row) => [`tea ${row}`, '0', '5', '0%', '9']),
];
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
const resaved = (names: readonly string[], signs: { mark: string; thousands: string; percent: string }) =>
  `\ufeff${write(
    signs.mark === ',' ? ';' : ',',
    [
      names,
      ...plain.map((row) => {
        const [query = '', clicks = '', impressions = '', rate = '', position = ''] = row;
        const grouped = impressions.replace(/(\d)(\d{3})$/, `$1${signs.thousands}$2`);
        const marked = (text: string) => text.replace('.', signs.mark);
        return [query, clicks, grouped, marked(rate).replace('%', signs.percent), marked(position)];
      }),
    ],
    '\r\n',
  )}\r\n`;

describe('the same rows of Search Console are read from', () => {
  const text = write(',', [header, ...plain]);
  const german = { mark: ',', thousands: '.', percent: ' %' };
  it.each<[string, string | Uint8Array]>([
    ['UTF-16, little end first, with tabs', utf16(write('\t', [header, ...plain]))],
    ['UTF-16, big end first', utf16(text, true)],
    ['semicolons, a byte order mark and CRLF', `\ufeff${write(';', [header, ...plain], '\r\n')}`],
    ['lines that end with CR alone', write(',', [header, ...plain], '\r')],
    ['a file with two byte order marks', `\ufeff\ufeff${text}`],
    ['a file with a line that names its delimiter', `sep=;\r\n${write(';', [header, ...plain], '\r\n')}`],
    ['empty lines between the rows', text.replaceAll('\n', '\n\n')],
    ['rows of commas below the table', `${text}\n,,,,\n,,,,\n`],
    [
      'a German spreadsheet',
      resaved(['Häufigste Suchanfragen', 'Klicks', 'Impressionen', 'CTR', 'Position'], german),
    ],
    [
      'a French spreadsheet',
      resaved(['Requêtes les plus fréquentes', 'Clics', 'Impressions', 'CTR', 'Position'], {
        ...german,
        thousands: '\u202f',
      }),
    ],
    [
      'a Spanish spreadsheet',
      resaved(['Consultas principales', 'Clics', 'Impresiones', 'CTR', 'Posición'], {
        ...german,
        percent: '%',
      }),
    ],
    [
      'a Portuguese spreadsheet',
      resaved(['Principais consultas', 'Cliques', 'Impressões', 'CTR', 'Posição'], {
        ...german,
        percent: '%',
      }),
    ],
    [
      'a Japanese spreadsheet',
      resaved(['上位のクエリ', 'クリック数', '表示回数', 'CTR', '掲載順位'], {
        mark: '.',
        thousands: '',
        percent: '%',
      }),
    ],
  ])('%s', async (_, content) => {
    expect(await open(content)).toEqual({ kind: 'search_console', keywords: ofConsole, left: [] });
  });

  const strange = importMessages.badTotal;
  it.each<[string, string, (number | string)[][]]>([
    ['a sum below', `${text}\nGesamt,13,1400,,`, [[14, strange]]],
    ['a sum without a name below', `${text}\n,13,1400,,`, [[14, strange]]],
    [
      'a sum with all its figures',
      `${text}\nGrand Total,13,1400,0.93%,3.7`,
      [[14, importMessages.totalsRow]],
    ],
    ['its header once more', text.replace('\nblack', `\n${header.join()}\nblack`), [[3, strange]]],
    ['a note below', `${text}\n\n"Exported by a user"\n`, [[15, strange]]],
    ['a position that became a day', `${text}\nwhite tea,1,9,11.11%,01. May`, [[14, strange]]],
    ['a comma that moved the cells', `${text}\nred, tea,1,9,11.11%,4`, [[14, strange]]],
  ])('a table with %s, which is reported', async (_, content, left) => {
    expect(await open(content)).toEqual({ kind: 'search_console', keywords: ofConsole, left });
  });
});

describe('the same rows of Ahrefs are read from', () => {
  const names = ['Keyword', 'Volume', 'KD', 'CPC', 'Position', 'URL'];
  const page = 'https://site.example/';
  const rows = [
    ['green tea', '1300', '5', '1.50', '3', page],
    ['black tea', '2500', '7', '0.25', '4', page],
    ['white tea', '200', '9', '0.10', '8', page],
  ];
  const keywords = [
    ['green tea', 1300, 3],
    ['black tea', 2500, 4],
    ['white tea', 200, 8],
  ];
  const text = write(',', [names, ...rows]);
  const withVolumes = (delimiter: string, thousands: string, mark = '.') =>
    write(delimiter, [
      names,
      ...rows.map((row) =>
        row.map((cell, place) =>
          place === 1
            ? cell.replace(/(\d)(\d{3})$/, `$1${thousands}$2`)
            : place === 3
              ? cell.replace('.', mark)
              : cell,
        ),
      ),
    ]);
  it.each<[string, string]>([
    ['volumes with commas', withVolumes(';', ',')],
    ['volumes with points and costs with commas', withVolumes(';', '.', ',')],
    ['volumes with spaces', withVolumes(',', ' ')],
    ['volumes with apostrophes', withVolumes(',', '’')],
    ['empty columns behind', text.replaceAll('\n', ',,\n')],
    ['empty columns before', `,${text.replaceAll('\n', '\n,')}`],
    ['lines within a cell', text.replaceAll(page, `"${page}\n"`)],
  ])('%s', async (_, content) => {
    expect(await open(content)).toEqual({ kind: 'ahrefs_site_explorer', keywords, left: [] });
  });

  const { averageRow, badTotal, headerAgain, spreadsheetError, totalsRow } = importMessages;
  it.each<[string, string, (number | string)[][]]>([
    ['the header of a second file', `${text}\n\ufeff${names.join()}`, [[5, headerAgain]]],
    ['a sum', `${text}\nTotal,4000,,,,`, [[5, totalsRow]]],
    ['the sum of a German pivot table', `${text}\nGesamtergebnis,4000,,,,`, [[5, totalsRow]]],
    ['the sum of a Spanish pivot table', `${text}\nTotal general,4000,,,,`, [[5, totalsRow]]],
    ['the sum of a French pivot table', `${text}\nTotal général,4000,,,,`, [[5, totalsRow]]],
    ['the sum of a Portuguese pivot table', `${text}\nTotal Geral,4000,,,,`, [[5, totalsRow]]],
    ['the sum of a Japanese pivot table', `${text}\n総計,4000,,,,`, [[5, totalsRow]]],
    [
      'sums above and below',
      text.replace('\ngreen', '\nTotal,4000,,,,\ngreen').concat('\nTotal,4000,,,,'),
      [
        [2, totalsRow],
        [6, totalsRow],
      ],
    ],
    [
      'a sum and a note',
      `${text}\nTotal,4000,,,,\nSource: a user`,
      [
        [6, badTotal],
        [5, totalsRow],
      ],
    ],
    ['an average', `${text}\nDurchschnitt,1333,,,,`, [[5, averageRow]]],
    [
      'an average with decimals',
      `${text}\nAverage,1333.33,,,,`,
      [
        [5, importMessages.notANumber('Volume')],
        [5, badTotal],
      ],
    ],
    [
      'errors of a spreadsheet',
      `${text}\n#NAME?,10,1,1,1,\n#REF!,10,1,1,1,\n#BEZUG!,10,1,1,1,\n#N/A,10,1,1,1,`,
      [5, 6, 7, 8].map((row) => [row, spreadsheetError]),
    ],
  ])('a table with %s, which is reported', async (_, content, left) => {
    expect(await open(content)).toEqual({ kind: 'ahrefs_site_explorer', keywords, left });
  });

  it.each([
    ['a keyword that is called as a sum', 'total,700,1,1.00,9,'],
    ['a keyword that is called as an average', 'average,90,1,1.00,9,'],
    ['a hashtag', '#teatime,90,1,1.00,9,'],
  ])('%s stays one', async (_, line) => {
    const [name = '', volume] = line.split(',');
    const found = await open(`${text}\n${line}`);
    expect(found).toMatchObject({ keywords: [...keywords, [name, Number(volume), 9]], left: [] });
  });
});

describe('a list', () => {
  it.each<[string, string | Uint8Array, string[], (number | string)[][]]>([
    ['in UTF-16', utf16('Keyword\r\ngreen tea\r\nblack tea\r\n'), ['green tea', 'black tea'], []],
    ['in quotation marks', '"green tea"\n"tea, loose"', ['green tea', 'tea, loose'], []],
    ['with numbers before its lines', '1. green tea\n2. black tea', ['green tea', 'black tea'], []],
    ['with numbers that belong to it', '7. symphony\n5. element', ['7. symphony', '5. element'], []],
    [
      'with its header once more',
      'Keyword\ngreen tea\nKeyword\nblack tea',
      ['green tea', 'black tea'],
      [[3, importMessages.headerAgain]],
    ],
  ])('%s', async (_, content, texts, left) => {
    const found = await open(content);
    expect({ ...found, keywords: found.keywords.map(([text]) => text) }).toEqual({
      kind: 'keyword_list',
      keywords: texts,
      left,
    });
  });

  it('is not a table whose lines are in quotation marks', async () => {
    const lines = [header, ...plain.slice(0, 2)].map((cells) => `"${cells.join(',')}"`).join('\n');
    await expect(open(lines)).rejects.toThrow(importMessages.unknown);
  });
});
