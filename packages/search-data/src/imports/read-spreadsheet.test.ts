import { strToU8, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { expect, it } from 'vitest';
import { writeSpreadsheet } from '../../testing/write-spreadsheet.ts';
import { importMessages } from './import-messages.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

const office = 'http://schemas.openxmlformats.org';

interface Parts {
  sheet: string;
  texts?: string;
  styles?: string;
  workbook?: string;
}

/** A workbook as programs other than Excel write it: prefixed names, absolute targets. */
function writeParts({ sheet, texts = '', styles = '', workbook = '' }: Parts): Uint8Array {
  const main = `xmlns:x="${office}/spreadsheetml/2006/main"`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Target="${target}" Type="${office}/officeDocument/2006/relationships/${kind}" Id="r${id}"/>`;
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relation(1, 'officeDocument', '/book/workbook.xml')}</Relationships>`,
    'book/workbook.xml': `<?xml version="1.0"?><x:workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships">${workbook}<x:sheets><x:sheet name="A &gt; B" sheetId="1" r:id="r1"/></x:sheets></x:workbook>`,
    'book/_rels/workbook.xml.rels': `<Relationships>${relation(1, 'worksheet', '/book/sheet.xml')}${relation(2, 'sharedStrings', 'texts.xml')}${relation(3, 'styles', './styles.xml')}</Relationships>`,
    'book/sheet.xml': sheet,
    'book/texts.xml': `<x:sst ${main}>${texts}</x:sst>`,
    'book/styles.xml': `<x:styleSheet ${main}>${styles}</x:styleSheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const sheetOf = (rows: string) => `<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
const readFirst = (content: Uint8Array) => [...(readSpreadsheet(content)[0]?.rows() ?? [])];

it('reads shared texts in pieces, without how they are pronounced', () => {
  const content = writeParts({
    texts: `<x:si><x:t>tea &amp; pots</x:t></x:si><x:si><x:r><x:t xml:space="preserve">green </x:t></x:r><x:r><x:t>tea</x:t></x:r><x:rPh sb="0" eb="1"><x:t>ryoku</x:t></x:rPh></x:si><x:si><x:t><![CDATA[a < b]]></x:t></x:si>`,
    sheet: sheetOf(
      '<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c></x:row>',
    ),
  });
  expect(readFirst(content)).toEqual([['tea & pots', 'green tea', 'a < b']]);
  expect(readSpreadsheet(content)[0]?.name).toBe('A > B');
});

it('reads days by their styles, and numbers as they are written', () => {
  const styles =
    '<x:numFmts><x:numFmt numFmtId="170" formatCode="[$-409]d\\-mmm"/><x:numFmt numFmtId="171" formatCode="0.0&quot; days&quot;"/></x:numFmts><x:cellStyleXfs><x:xf numFmtId="14"/></x:cellStyleXfs><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/><x:xf numFmtId="170"/><x:xf numFmtId="171"/></x:cellXfs>';
  const cells = [0, 1, 2, 3].map((style) => `<x:c s="${style}"><x:v>46023.5</x:v></x:c>`).join('');
  const sheet = sheetOf(`<x:row>${cells}<x:c s="1"><x:v>46023</x:v></x:c></x:row>`);
  const noon = '2026-01-01T12:00:00.000Z';
  expect(readFirst(writeParts({ styles, sheet }))).toEqual([
    ['46023.5', noon, noon, '46023.5', '2026-01-01'],
  ]);
  const since1904 = writeParts({ styles, sheet, workbook: '<x:workbookPr date1904="1"/>' });
  expect(readFirst(since1904)[0]?.[4]).toBe('2030-01-02');
});

it('keeps places of cells and rows that are left out', () => {
  const sheet = sheetOf(
    '<x:row r="2"><x:c r="C2"><x:v>1</x:v></x:c><x:c r="D2"/></x:row><x:row r="4"><x:c r="A4" t="b"><x:v>1</x:v></x:c><x:c r="B4" t="e"><x:v>#N/A</x:v></x:c></x:row>',
  );
  expect(readFirst(writeParts({ sheet }))).toEqual([[], ['', '', '1', ''], [], ['true', '#N/A']]);
});

it('reads the same cells as an independent reader, with texts longer than a slice', async () => {
  const long = 'ü'.repeat(40_000);
  const rows = Array.from({ length: 300 }, (_, row) => [
    `tea ${row} 日本`,
    row % 100 === 0 ? long : 'x',
    row / 8,
  ]);
  const content = writeSpreadsheet({ One: rows, Two: [['a', 1]] });
  const expected = await readSheets(content.slice().buffer, { parseNumber: (text: string) => text });
  const read = readSpreadsheet(content).map(({ name, rows }) => ({
    sheet: name,
    data: [...rows()].map((row) => row.map((cell) => (cell === '' ? null : cell))),
  }));
  expect(read).toEqual(expected);
});

it.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><x:worksheet/>', importMessages.brokenSpreadsheet],
  [
    'a text that is not there',
    sheetOf('<x:row><x:c t="s"><x:v>9</x:v></x:c></x:row>'),
    importMessages.brokenSpreadsheet,
  ],
  [
    'a column that no sheet has',
    sheetOf('<x:row><x:c r="XFE1"><x:v>9</x:v></x:c></x:row>'),
    importMessages.brokenSpreadsheet,
  ],
  ['an end too early', '<x:worksheet><x:sheetData><x:row r="1"', importMessages.brokenSpreadsheet],
  ['a tag without an end', `<x:worksheet a="${'b'.repeat(1_100_000)}`, importMessages.brokenSpreadsheet],
  [
    'a row far below',
    sheetOf('<x:row r="1048576"><x:c><x:v>9</x:v></x:c></x:row>'),
    importMessages.tooManyRows,
  ],
  [
    'wide rows',
    sheetOf('<x:row><x:c r="XFD1"><x:v>9</x:v></x:c></x:row>'.replaceAll('XFD1', 'XFD').repeat(700)),
    importMessages.tooManyCells,
  ],
])('refuses %s', (_, sheet, message) => {
  const readAll = () => {
    for (const { rows } of readSpreadsheet(writeParts({ sheet }))) for (const _row of rows());
  };
  expect(readAll).toThrow(message);
});
