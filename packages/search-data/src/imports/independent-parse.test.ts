import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AppError, type ColumnField, type ImportedRow, type ImportReading } from '@keydence/domain';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findSavedExports } from '../../testing/find-saved-exports.ts';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

/**
 * Parses each saved export a second time in the simplest way for its kind, with its header and
 * columns given here, and compares the result with the reader: the texts, and the sum of each
 * measure.
 */
const folder = findSavedExports();

const sums = [
  'clicks',
  'impressions',
  'position',
  'volume',
  'difficulty',
  'cpc',
  'rank',
  'otherRank',
  'months',
] as const;
type Row = (name: string) => string;

/** Parameters of the simple parser for a file. */
interface Plain {
  kind: string;
  delimiter: ',' | ';' | '\t';
  /** Lines above the header. */
  above?: number;
  /** The column with the texts: its name or its place. */
  text: string | number;
  /** Values of a row that each sum includes. */
  measures: Partial<Record<(typeof sums)[number], (row: Row, cells: Record<string, string>) => number[]>>;
  fields?: (ColumnField | null)[];
  /** Lines of another shape between the rows, which the reader leaves out. */
  titles?: number;
}

const number = (cell: string | undefined) => {
  const text = (cell ?? '').replace(/[,%]/g, '').trim();
  return text !== '' && Number.isFinite(Number(text)) ? [Number(text)] : [];
};
const column = (name: string) => (row: Row) => number(row(name));
const ranks = (cells: string[]) => cells.flatMap(number).filter((rank) => rank >= 1 && rank <= 100);
const like = (cells: Record<string, string>, name: RegExp) =>
  Object.entries(cells).flatMap(([header, cell]) => (name.test(header) ? [cell] : []));

/** Search Console's tables have the same five columns in each language. */
const console = (kind = 'search_console_totals'): Plain => ({
  kind,
  delimiter: ',',
  text: 0,
  measures: { clicks: column('1'), impressions: column('2'), position: column('4') },
});
const queries = console('search_console');

const files: Record<string, Plain | string> = {
  'ahrefs/nerdwallet.com-organic-keywords-subdomains_2026-01-05.first400.utf16le.csv': {
    kind: 'ahrefs_site_explorer',
    delimiter: '\t',
    text: 'Keyword',
    measures: {
      volume: column('Volume'),
      difficulty: column('KD'),
      cpc: column('CPC'),
      rank: (row) => (row('Current URL inside') === '' ? ranks([row('Current position')]) : []),
    },
  },
  'ahrefs-other/ahrefs_content-gap.csv': {
    kind: 'ahrefs_content_gap',
    delimiter: '\t',
    text: 'Keyword',
    measures: {
      volume: column('Volume'),
      difficulty: column('KD'),
      cpc: column('CPC'),
      otherRank: (_, cells) => ranks(like(cells, /: Position$/)),
    },
  },
  'ahrefs-other/ten10.com-top-pages-subdomains-gb.csv': {
    kind: 'ahrefs_top_pages',
    delimiter: '\t',
    text: 'Top keyword',
    measures: { volume: column('Top keyword: Volume'), rank: (row) => ranks([row('Top keyword: Position')]) },
  },
  'discover/racinggames.gg-Performance-on-Discover-2024-02-12.zip': importMessages.discover,
  'google-trends/trends_relatedQueries.csv': {
    kind: 'table',
    delimiter: ',',
    above: 4,
    text: 0,
    measures: {},
    fields: ['keyword', null],
    titles: 4,
  },
  'gsc-en-small/Countries.csv': console(),
  'gsc-en-small/Dates.csv': console(),
  'gsc-en-small/Devices.csv': console(),
  'gsc-en-small/Filters.csv': importMessages.onlyFilters,
  'gsc-en-small/Pages.csv': console(),
  'gsc-en-small/Queries.csv': queries,
  'gsc-en-small/Search appearance.csv': console(),
  'gsc-es/Aparición en búsquedas.csv': importMessages.empty,
  'gsc-es/Consultas.csv': queries,
  'gsc-es/Dispositivos.csv': console(),
  'gsc-es/Filtros.csv': importMessages.onlyFilters,
  'gsc-es/Gráfico.csv': console(),
  'gsc-es/Países.csv': console(),
  'gsc-es/Páginas.csv': console(),
  'gsc-fr/Appareils.csv': console(),
  'gsc-fr/Apparence dans les résultats de recherche.csv': console(),
  'gsc-fr/Dates.csv': console(),
  'gsc-fr/Filtres.csv': importMessages.onlyFilters,
  'gsc-fr/Pages.csv': console(),
  'gsc-fr/Pays.csv': console(),
  'gsc-fr/Requêtes.csv': queries,
  'gsc-zh/zh2_查询数.csv': queries,
  'gsc-zh/zh_图表.csv': console(),
  'gsc-zh/zh_查询数.csv': queries,
  'gsc-zh/zh_网页.csv': console(),
  'keyword-planner/Keyword Stats 2021-11-11 at 23_10_18.utf16le.csv': {
    kind: 'keyword_planner',
    delimiter: '\t',
    above: 2,
    text: 'Keyword',
    measures: {
      volume: column('Avg. monthly searches'),
      months: (_, cells) => like(cells, /^Searches: /).flatMap(number),
    },
  },
  'se-ranking/seranking_6dg_positions_detailed_2026-03-03.csv': {
    kind: 'se_ranking_positions',
    delimiter: ',',
    above: 1,
    text: 'Keyword',
    measures: { volume: column('Search vol.'), rank: (_, cells) => ranks(like(cells, /^\d{4}-\d\d-\d\d$/)) },
  },
  'semrush/www.designrush.com_agency-organic.Positions-us-20250911.first500.csv': {
    kind: 'semrush_positions',
    delimiter: ',',
    text: 'Keyword',
    measures: {
      volume: column('Search Volume'),
      difficulty: column('Keyword Difficulty'),
      cpc: column('CPC'),
      rank: (row) => (row('Position Type') === 'Organic' ? ranks([row('Position')]) : []),
    },
  },
  'semrush-position-tracking/12858612_1170961_position_tracking_rankings_overview_20230926.csv.xls': {
    kind: 'semrush_position_tracking',
    delimiter: ';',
    above: 6,
    text: 'Keyword',
    measures: {
      volume: column('Search Volume'),
      difficulty: column('Keyword Difficulty'),
      cpc: column('CPC'),
      rank: (row) =>
        row('*.starfieldportal.com/*_20230909_type') === 'organic'
          ? ranks([row('*.starfieldportal.com/*_20230909')])
          : [],
    },
  },
  'xlsx/workargyll.com-Performance-on-Search-2025-12-15.xlsx': queries,
};

/** RFC 4180, character by character. */
function split(text: string, delimiter: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === delimiter) {
      rows.at(-1)?.push(cell);
      cell = '';
    } else if (!isQuoted && sign === '\n') {
      rows.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return rows;
}

function decode(content: Uint8Array): string {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(content);
}

/** The rows of all sheets of Search Console's spreadsheet but its filters, from their XML. */
function readSheets(content: Uint8Array): string[][] {
  const members = unzipSync(content);
  const xml = (name: string) => strFromU8(members[name] ?? new Uint8Array());
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  const plain = (text: string) =>
    text.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (_, name: string) => signs[name] ?? '');
  const texts = xml('xl/sharedStrings.xml').split('</si>').map(plain);
  const sheets = Object.keys(members).filter((name) => /worksheets.sheet\d+\.xml$/.test(name));
  return sheets.flatMap((name) => {
    const [, ...rows] = xml(name).split('<row ');
    const cells = rows.map((row) =>
      row
        .split('<c ')
        .slice(1)
        .map((cell) => {
          const value = plain(cell.split('<v>')[1]?.split('</v>')[0] ?? '');
          return cell.includes('t="s"') ? (texts[Number(value)] ?? '') : value;
        }),
    );
    const [header, ...below] = cells;
    return header?.length === 5 ? below : [];
  });
}

/** Result of the simple parser. */
function readPlainly(file: string, content: Uint8Array, plain: Plain) {
  const isSpreadsheet = file.endsWith('.xlsx');
  const rows = isSpreadsheet
    ? readSheets(content)
    : split(decode(content), plain.delimiter).slice(plain.above ?? 0);
  const header = isSpreadsheet || typeof plain.text === 'number' ? [] : (rows[0] ?? []);
  const isNamed = typeof plain.text === 'string';
  const below = (isSpreadsheet ? rows : rows.slice(plain.kind === 'table' ? 0 : 1)).filter(
    (cells) => cells.length > 1 && cells.some((cell) => cell.trim() !== ''),
  );
  const found = below.map((cells) => {
    const named = Object.fromEntries(
      cells.map((cell, place) => [isNamed ? (header[place] ?? '') : String(place), cell]),
    );
    return { text: named[String(plain.text)] ?? '', named };
  });
  const sum = (measure: (typeof sums)[number]) =>
    found.flatMap(({ named }) => plain.measures[measure]?.((name) => named[name] ?? '', named) ?? []);
  return {
    texts: found.map(({ text }) => simplify(text)).sort(),
    sums: Object.fromEntries(sums.map((measure) => [measure, add(sum(measure))])),
  };
}

function summarise(rows: readonly ImportedRow[]) {
  const of: Record<(typeof sums)[number], (row: ImportedRow) => (number | null)[]> = {
    clicks: (row) => ('clicks' in row ? [row.clicks] : []),
    impressions: (row) => ('impressions' in row ? [row.impressions] : []),
    position: (row) =>
      row.type === 'keyword' || row.type === 'total' ? [row.averagePosition ?? rankOf(row)] : [],
    volume: (row) => (row.type === 'keyword' ? [row.searchVolume] : []),
    difficulty: (row) => (row.type === 'keyword' ? [row.difficulty] : []),
    cpc: (row) => (row.type === 'keyword' ? [row.cpc] : []),
    rank: (row) => (row.type === 'keyword' ? [row.rank, ...row.history.map(({ rank }) => rank)] : []),
    otherRank: (row) => (row.type === 'keyword' ? (row.otherRanks ?? []).map(({ rank }) => rank) : []),
    months: (row) => (row.type === 'keyword' ? row.monthlySearches.map(({ searches }) => searches) : []),
  };
  const texts = rows.flatMap((row) =>
    row.type === 'keyword' ? [row.keywordText] : row.type === 'total' ? [row.name] : [],
  );
  return {
    texts: texts.map(simplify).sort(),
    sums: Object.fromEntries(
      sums.map((measure) => [measure, add(rows.flatMap(of[measure]).filter((value) => value !== null))]),
    ),
  };
}

const rankOf = (row: ImportedRow) => (row.type === 'keyword' ? row.rank : null);
const simplify = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();
const add = (values: readonly number[]) => ({
  count: values.length,
  sum: Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100,
});

describe.skipIf(folder === null)('saved exports, read a second time (skipped where they are absent)', () => {
  const read = (file: string) => new Uint8Array(readFileSync(path.join(folder ?? '', file)));

  it('covers every saved export', () => {
    const all = readdirSync(folder ?? '', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${path.basename(entry.parentPath)}/${entry.name}`);
    expect(all.sort()).toEqual(Object.keys(files).sort());
  });

  it.each(Object.entries(files))('%s', async (file, plain) => {
    const name = path.basename(file);
    if (typeof plain === 'string') {
      await expect(openExport({ name, content: read(file) })).rejects.toThrow(
        new AppError('validation_failed', plain),
      );
      return;
    }
    const reading: ImportReading | null = plain.fields ? { fields: plain.fields, decimalMark: null } : null;
    const { kind, rows } = await openExport({ name, content: read(file), reading });
    const all = [...rows()];
    const problems = all.filter(({ type }) => type === 'problem').length;
    expect({ kind, problems }).toEqual({ kind: plain.kind, problems: plain.titles ?? 0 });
    const expected = readPlainly(file, read(file), plain);
    const found = summarise(all);
    const told = Object.keys(plain.measures) as (typeof sums)[number][];
    expect(found.texts).toEqual(expected.texts);
    for (const measure of told)
      expect([measure, found.sums[measure]]).toEqual([measure, expected.sums[measure]]);
  });
});
