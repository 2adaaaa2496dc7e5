import type {
  ImportedKeyword,
  ImportedProblem,
  ImportedRow,
  RankOfSite,
  SerpFeature,
} from '@keydence/domain';
import { importMessages } from './import-messages.ts';
import { newKeyword, newProblem } from './new-keyword.ts';
import { readCost } from './read-cost.ts';
import { readDay, readDays } from './read-days.ts';
import { readCountry } from './read-hints.ts';
import { readIntents } from './read-intents.ts';
import { bucketVolumes, type CellReader, judgeMark, readVolumeRange, stripSigns } from './read-number.ts';
import { readRankDays, type ToolRow, toRank } from './read-rank-days.ts';
import type { ToolField } from './tool-tables.ts';

/** The largest number of searches a month that is stored; clicks and impressions go beyond it. */
const maxVolume = 2_147_483_647;

/** The keyword of a row, after the problems with its cells; or only why the row is left out. */
export function* readToolRow(row: ToolRow, countryCode: string | null): Generator<ImportedRow> {
  const { cells, rowNumber, columns } = row;
  const keyword = newKeyword(rowNumber, cellOf(row, 'keyword'));
  // A line of its own, as titles in a list of trends and notes below a table.
  const isTitle = columns.names.length > 1 && cells.length === 1;
  if (isTitle && keyword.type === 'keyword') {
    const message = importMessages.badTotal;
    return yield newProblem(rowNumber, keyword.keywordText, { message, isSkipped: true });
  }
  if (keyword.type === 'problem') return yield keyword;
  if (keyword.type === 'long_query') {
    const { read } = readCells(row);
    return yield { ...keyword, clicks: read('clicks'), impressions: read('impressions') };
  }
  const country = readCountry(cellOf(row, 'country'));
  if (country !== null && countryCode !== null && country !== countryCode) {
    const message = importMessages.otherMarket(country);
    return yield newProblem(rowNumber, keyword.keywordText, { message, isSkipped: true });
  }
  const cellReader = readCells(row);
  const { read } = cellReader;
  // Field by field: with merged objects, reading a file takes twice as long.
  readVolume(row, { keyword, read });
  readRank(row, { keyword, read });
  const { cpc, currency } = cellReader.cost();
  keyword.cpc = cpc;
  keyword.cpcCurrency = currency;
  keyword.difficulty = atMost(read('difficulty'), 100);
  keyword.intents = allIntents(row);
  keyword.intent = keyword.intents[0] ?? null;
  if (columns.places.features !== undefined) keyword.serpFeatures = readFeatures(cellOf(row, 'features'));
  if (keyword.measuredOn === null && cellOf(row, 'day') !== '') cellReader.doubtDay();
  keyword.changes = { threeMonths: read('threeMonths'), twelveMonths: read('twelveMonths') };
  keyword.traffic = wholeOrNull(read('traffic'));
  keyword.clicks = read('clicks');
  keyword.impressions = read('impressions');
  const otherRanks = readOtherRanks(row);
  if (otherRanks.length > 0) keyword.otherRanks = otherRanks;
  if (keyword.isVolumeBucket) keyword.changes = { threeMonths: null, twelveMonths: null };
  yield* cellReader.doubts;
  if ((keyword.clicks ?? 0) > (keyword.impressions ?? Number.POSITIVE_INFINITY)) {
    const { clicks, impressions } = keyword;
    const message = importMessages.moreClicks(clicks ?? 0, impressions ?? 0);
    yield newProblem(rowNumber, keyword.keywordText, { message, isSkipped: false });
  }
  yield keyword;
}

/** The cell of a field; empty where the export has no such column, or the row ends before it. */
export function cellOf({ cells, columns }: Pick<ToolRow, 'cells' | 'columns'>, field: ToolField): string {
  return cells[columns.places[field] ?? -1]?.trim() ?? '';
}

const counted: ReadonlySet<ToolField> = new Set(['volume', 'results', 'clicks', 'impressions']);

type ReadField = (field: ToolField) => number | null;

/** Reads the numbers of a row, and collects what could not be read. */
function readCells(row: ToolRow) {
  const { rowNumber, columns, reader } = row;
  const doubts: ImportedProblem[] = [];
  const doubt = (field: ToolField) => {
    const cell = cellOf(row, field);
    const column = columns.names[columns.places[field] ?? 0] ?? field;
    const isUnclear = judgeMark(stripSigns(cell)) === 'either';
    const message = isUnclear ? importMessages.unclearNumber(column) : importMessages.notANumber(column);
    doubts.push({ ...newProblem(rowNumber, cell, { message, isSkipped: false }), isUnclear });
  };
  const read: ReadField = (field) => {
    const cell = cellOf(row, field);
    if (cell === '') return null;
    if (field === 'volume' && belowOf(cell, reader) !== null) return null;
    const number = counted.has(field) ? reader.count(cell) : reader.number(cell);
    const highest = field === 'volume' ? maxVolume : Number.MAX_SAFE_INTEGER;
    if (typeof number === 'number' && number > highest) {
      const message = importMessages.tooLarge(columns.names[columns.places[field] ?? 0] ?? field);
      doubts.push(newProblem(rowNumber, cell, { message, isSkipped: false }));
      return null;
    }
    if (number !== undefined && (number === null || number >= 0 || field.endsWith('Months'))) return number;
    doubt(field);
    return null;
  };
  return {
    doubts,
    read,
    doubtDay: () => {
      const message = importMessages.unclearDay(columns.names[columns.places.day ?? 0] ?? 'day');
      doubts.push(newProblem(rowNumber, cellOf(row, 'day'), { message, isSkipped: false }));
    },
    cost: () => {
      const cost = readCost(cellOf(row, 'cpc'), { reader, currency: columns.currency });
      if (cost === undefined) doubt('cpc');
      return cost ?? { cpc: null, currency: 'USD' };
    },
  };
}

/** The bound of `<10`; null for any other cell. */
function belowOf(cell: string, reader: CellReader): number | null {
  return /^[<＜≤]/.test(cell) ? (reader.count(cell.replace(/^[<＜≤]=?/, '')) ?? null) : null;
}

interface FilledKeyword {
  keyword: ImportedKeyword;
  read: ReadField;
}

function readVolume(row: ToolRow, { keyword, read }: FilledKeyword): void {
  const { cells, columns, reader } = row;
  const toMonth = (month: string, cell: string | undefined) => {
    const searches = reader.count(cell);
    return typeof searches === 'number' && searches <= maxVolume ? [{ month, searches }] : [];
  };
  const trend = cells[columns.trend?.place ?? -1]?.split(',').map((cell) => cell.trim()) ?? [];
  const monthsOfTrend = columns.trend?.months ?? [];
  const months = [
    ...columns.months.flatMap(({ month, place }) => toMonth(month, cells[place])),
    // Values that are not one per month cannot be assigned.
    ...(trend.length === monthsOfTrend.length
      ? monthsOfTrend.flatMap((month, place) => toMonth(month, trend[place]))
      : []),
  ];
  const cell = cellOf(row, 'volume');
  const range = readVolumeRange(cell);
  const volume = range ?? read('volume');
  const isBucketed = columns.table.tool === 'keyword_planner' && months.length === 0;
  keyword.searchVolume = volume;
  keyword.volumeBelow = belowOf(cell, reader);
  keyword.isVolumeBucket = range !== null || (isBucketed && volume !== null && bucketVolumes.has(volume));
  keyword.monthlySearches = months.sort((a, b) => (a.month < b.month ? 1 : -1));
}

function readMeasuredOn(row: ToolRow): string | null {
  const cell = cellOf(row, 'day');
  return cell === '' ? null : (readDay(cell) ?? readDays(cell, row.columns.dayOrder)[0] ?? null);
}

function readRank(row: ToolRow, { keyword, read }: FilledKeyword): void {
  const { columns } = row;
  const measuredOn = readMeasuredOn(row);
  const page = readAddress(cellOf(row, 'url'));
  if (columns.days.length > 0 && columns.places.position === undefined) {
    const { history, newest, url } = readRankDays(row);
    const rank = newest?.rank ?? null;
    keyword.measuredOn = newest?.day ?? measuredOn;
    keyword.history = history.filter(({ day }) => day !== newest?.day);
    keyword.isRankChecked = newest !== null;
    keyword.rank = rank;
    keyword.url = rank === null ? null : (readAddress(url ?? '') ?? page);
    return;
  }
  const isBeyond = /^>\s?\d+$|^\d+\+$/.test(cellOf(row, 'position'));
  const position = isOrganic(row) && !isBeyond ? read('position') : null;
  const isChecked = !columns.table.isOtherEngine && (position !== null || isBeyond);
  keyword.measuredOn = measuredOn;
  keyword.isRankChecked = isChecked;
  keyword.rank = isChecked ? toRank(position) : null;
  if (position !== null && (!isChecked || !Number.isInteger(position))) keyword.averagePosition = position;
  if (columns.days.length > 0) keyword.history = readRankDays(row).history;
  if (position === null) return;
  keyword.url = page;
  keyword.resultsCount = read('results');
}

function readOtherRanks({ cells, columns, reader }: ToolRow): RankOfSite[] {
  return columns.otherSites.flatMap(({ site, rankPlace, urlPlace }) => {
    const rank = toRank(reader.count(cells[rankPlace]) ?? null);
    return rank === null ? [] : [{ site, rank, url: readAddress(cells[urlPlace ?? -1]?.trim() ?? '') }];
  });
}

/** Whether the position is a plain result's, and not that of a box above or among them. */
function isOrganic(row: ToolRow): boolean {
  const type = cellOf(row, 'positionType').toLowerCase();
  return (type === '' || type === 'organic') && cellOf(row, 'insideOf') === '';
}

const atMost = (number: number | null, most: number) => (number !== null && number <= most ? number : null);
const wholeOrNull = (number: number | null) => (number === null ? null : Math.round(number));
const readAddress = (cell: string) => (/^https?:\/\/[^\p{Cc}\s]{1,2000}$/iu.test(cell) ? cell : null);

function allIntents(row: ToolRow) {
  const flagged = row.columns.intentFlags.filter(
    ({ place }) => row.cells[place]?.trim().toLowerCase() === 'true',
  );
  const names = [cellOf(row, 'intents'), ...flagged.map(({ intent }) => intent)];
  return [...new Set(readIntents(names.join(',')))];
}

const featureNames: readonly [part: string, feature: SerpFeature][] = [
  ['featured snippet', 'featured_snippet'],
  ['local pack', 'local_pack'],
  ['ai overview', 'ai_overview'],
  ['video', 'video'],
  ['image', 'image'],
];

function readFeatures(cell: string): SerpFeature[] {
  const text = cell.toLowerCase();
  return featureNames.flatMap(([part, feature]) => (text.includes(part) ? [feature] : []));
}
