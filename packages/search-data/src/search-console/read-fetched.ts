import {
  AppError,
  fetchedLine,
  findCompetingPages,
  type ImportedRow,
  type OpenedExport,
  type QueryPage,
  type TotalDimension,
} from '@keydence/domain';
import type { z } from 'zod';
import { newKeyword, newProblem } from '../imports/new-keyword.ts';
import { nameCountry } from './country-names.ts';

const lowestRank = 100;
const longestName = 2_000;

type Line = z.output<typeof fetchedLine>;

/** A fetched file as an export: queries with the pages that answer them, and the figures of days, pages, countries and devices. */
export function readFetched(content: Uint8Array): OpenedExport {
  const newestDay = [...readLines(content)]
    .flatMap(([table, [day = '']]) => (table === 'day' ? day : []))
    .sort()
    .at(-1);
  return {
    kind: 'search_console_api',
    tool: 'search_console_api',
    measuredOn: newestDay ?? null,
    countryCode: null,
    *rows() {
      const pages = collectPages(content);
      let rowNumber = 0;
      for (const line of readLines(content)) {
        const [table, [key = '']] = line;
        if (table === 'query_page') continue;
        rowNumber += 1;
        if (table === 'query') yield toKeyword(rowNumber, line, pages.get(key) ?? []);
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
  if (keyword.type === 'problem') return keyword;
  const hasData = impressions > 0;
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
