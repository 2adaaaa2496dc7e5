import {
  AppError,
  type ClickWindow,
  fetchedLine,
  findCompetingPages,
  type ImportedClicks,
  type ImportedRow,
  isWholeWindow,
  isWindowTable,
  laterDay,
  type OpenedExport,
  type QueryPage,
  searchConsoleLimits,
  type TotalDimension,
  windowDays,
} from '@keydence/domain';
import type { z } from 'zod';
import { nameCountry } from '../search-console/country-names.ts';
import { newKeyword, newProblem } from './new-keyword.ts';

const lowestRank = 100;
const longestName = 2_000;

type Line = z.output<typeof fetchedLine>;

/** A fetched file as an export: queries with the pages that answer them, and the figures of days, pages, countries and devices. */
export function readFetched(content: Uint8Array): OpenedExport {
  const { days, clickWindows } = findWindows(content);
  const windowEnds = new Set(clickWindows.map(({ endsOn }) => endsOn));
  return {
    kind: 'search_console_api',
    tool: 'search_console_api',
    measuredOn: days.at(-1) ?? null,
    countryCode: null,
    earlierBy: null,
    site: null,
    notes: [],
    table: null,
    clickWindows,
    *rows() {
      const pages = collectPages(content);
      let rowNumber = 0;
      for (const line of readLines(content)) {
        const [table, [key = '']] = line;
        if (table === 'query_page') continue;
        rowNumber += 1;
        if (isWindowTable(table)) {
          if (windowEnds.has(line[1][1] ?? '')) yield* toClicks(rowNumber, line);
        } else if (table === 'query') yield toKeyword(rowNumber, line, pages.get(key) ?? []);
        else yield toTotal(rowNumber, table, line);
      }
    },
  };
}

function* readLines(content: Uint8Array): Generator<Line> {
  const decoder = new TextDecoder();
  let start = 0;
  while (start < content.length) {
    const end = content.indexOf(10, start);
    if (end === -1) throw new AppError('internal', 'The fetched file is cut off.');
    yield fetchedLine.parse(JSON.parse(decoder.decode(content.subarray(start, end))));
    start = end + 1;
  }
}

/** The days with figures, oldest first, and the windows of which they make all. */
function findWindows(content: Uint8Array): { days: string[]; clickWindows: ClickWindow[] } {
  const days: string[] = [];
  const rowsByEnd = new Map<string, number>();
  for (const [table, [key = '', endsOn = '']] of readLines(content)) {
    if (table === 'day') days.push(key);
    else if (isWindowTable(table)) rowsByEnd.set(endsOn, (rowsByEnd.get(endsOn) ?? 0) + 1);
  }
  const clickWindows = [...rowsByEnd].flatMap(([endsOn, rows]) => {
    const start = laterDay(endsOn, 1 - windowDays);
    const present = days.filter((day) => day >= start && day <= endsOn).length;
    if (!isWholeWindow(present, windowDays)) return [];
    return [{ endsOn, days: windowDays, isWhole: rows < searchConsoleLimits.tableRows }];
  });
  return { days: days.sort(), clickWindows };
}

function collectPages(content: Uint8Array): Map<string, QueryPage[]> {
  const pages = new Map<string, QueryPage[]>();
  for (const [table, [query = '', url = ''], clicks, impressions, position] of readLines(content)) {
    if (table !== 'query_page' || !isName(url)) continue;
    const known = pages.get(query) ?? [];
    pages.set(query, known);
    known.push({ url, clicks, impressions, position });
  }
  return pages;
}

/** The mean position, and the rank that it is rounded to; outside of 1 to 100 the site does not rank. */
function toRank(position: number): number | null {
  const rank = Math.round(position);
  return rank >= 1 && rank <= lowestRank ? rank : null;
}

function toKeyword(rowNumber: number, line: Line, pages: readonly QueryPage[]): ImportedRow {
  const [, [query = ''], clicks, impressions, position] = line;
  const keyword = newKeyword(rowNumber, query);
  const hasData = impressions > 0;
  if (keyword.type === 'problem') return keyword;
  if (keyword.type === 'long_query') {
    return {
      ...keyword,
      clicks: Math.round(clicks),
      impressions: Math.round(impressions),
      averagePosition: hasData ? position : null,
    };
  }
  const { lead, rivals } = findCompetingPages(pages, impressions);
  return {
    ...keyword,
    clicks: Math.round(clicks),
    impressions: Math.round(impressions),
    averagePosition: hasData ? position : null,
    isRankChecked: hasData,
    rank: hasData ? toRank(position) : null,
    url: lead?.url ?? null,
    rivalPages: rivals.flatMap((page) => {
      const rank = toRank(page.position);
      return rank === null ? [] : { url: page.url, rank };
    }),
  };
}

/** Nothing for a text that is no keyword. */
function* toClicks(
  rowNumber: number,
  [, [query = '', endsOn = ''], clicks, impressions]: Line,
): Generator<ImportedClicks> {
  const keyword = newKeyword(rowNumber, query);
  if (keyword.type !== 'keyword') return;
  yield {
    type: 'clicks',
    rowNumber,
    isEarlier: false,
    keywordText: keyword.keywordText,
    endsOn,
    clicks: Math.round(clicks),
    impressions: Math.round(impressions),
  };
}

/** A map: an object has names of its own, such as "constructor". */
const deviceNames = new Map([
  ['DESKTOP', 'Desktop'],
  ['MOBILE', 'Mobile'],
  ['TABLET', 'Tablet'],
]);

function toTotal(rowNumber: number, dimension: TotalDimension, line: Line): ImportedRow {
  const [, [key = ''], clicks, impressions, position] = line;
  const name = nameTotal(dimension, key);
  if (!isName(name)) {
    return newProblem(rowNumber, name, {
      message: 'The row has no name that can be stored.',
      isSkipped: true,
    });
  }
  return {
    type: 'total',
    rowNumber,
    dimension,
    name,
    isEarlier: false,
    measuredOn: dimension === 'day' ? name : null,
    clicks: Math.round(clicks),
    impressions: Math.round(impressions),
    averagePosition: impressions > 0 ? position : null,
  };
}

/** Countries and devices as exports in English name them. */
function nameTotal(dimension: TotalDimension, key: string): string {
  if (dimension === 'country') return nameCountry(key);
  return dimension === 'device' ? (deviceNames.get(key) ?? key) : key;
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= longestName && !/\p{Cc}/u.test(text);
}
