import { strToU8, zipSync } from 'fflate';

export type Cell = string | number;

const office = 'http://schemas.openxmlformats.org';

/** An .xlsx file with one sheet per name; a string is used as the XML of its rows. */
export function writeSpreadsheet(sheets: Record<string, readonly (readonly Cell[])[] | string>): Uint8Array {
  const names = Object.keys(sheets);
  const cell = (value: Cell, row: number, column: number) => {
    const place = `${String.fromCharCode(65 + column)}${row + 1}`;
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const xmlOf = (rows: readonly (readonly Cell[])[]) =>
    rows
      .map((cells, row) => `<row r="${row + 1}">${cells.map((one, at) => cell(one, row, at)).join('')}</row>`)
      .join('');
  const sheet = (rows: readonly (readonly Cell[])[] | string) =>
    `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${typeof rows === 'string' ? rows : xmlOf(rows)}</sheetData></worksheet>`;
  const types = `<Types xmlns="${office}/package/2006/content-types"/>`;
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`;
  const relations = (all: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships">${all}</Relationships>`;
  return zipSync({
    '[Content_Types].xml': strToU8(types),
    '_rels/.rels': strToU8(relations(relation(1, 'officeDocument', 'xl/workbook.xml'))),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets>${names
        .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      relations(
        names.map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`)).join(''),
      ),
    ),
    ...Object.fromEntries(
      Object.values(sheets).map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, strToU8(sheet(rows))]),
    ),
  });
}

/** A .zip file of texts by their names, as Search Console's downloads are. */
export function writeZip(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
