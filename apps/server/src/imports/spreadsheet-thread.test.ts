import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportedRow, importLimits } from '@keydence/domain';
import { findSavedExports } from '@keydence/search-data/testing/saved-exports';
import { writeSpreadsheet } from '@keydence/search-data/testing/spreadsheet';
import { describe, expect, it } from 'vitest';
import { exportThreadFile } from '../paths.ts';
import { createThreadedExportReader } from './threaded-export-reader.ts';

const threaded = createThreadedExportReader({ program: exportThreadFile });
const folder = findSavedExports();

const queries = [
  ['Top queries', 'Clicks', 'Impressions', 'CTR', 'Position'],
  ['tea shop', 12, 340, 0.0353, 13.94],
  ['tea pot', 3, 90, 0.0333, 4],
];

async function readAll(name: string, content: Uint8Array): Promise<ImportedRow[]> {
  const opened = await threaded.read({ name, content });
  const all: ImportedRow[] = [];
  for await (const batch of opened.batches()) all.push(...batch);
  await opened.close();
  return all;
}

describe('an .xlsx file in the thread', () => {
  it('is inspected, and gives its rows', async () => {
    const content = () =>
      writeSpreadsheet({
        Queries: queries,
        Devices: [
          ['Device', ...(queries[0] ?? []).slice(1)],
          ['Mobile', 5, 50, 0.1, 3],
        ],
      });
    const { head, counts } = await threaded.inspect({ name: 'a.xlsx', content: content() });
    expect({ kind: head.kind, ...counts }).toMatchObject({
      kind: 'search_console',
      keywordRows: 2,
      totalRows: 1,
      problemCount: 0,
      queries: { rows: 2, clicks: 15, impressions: 430 },
    });
    expect(await readAll('a.xlsx', content())).toMatchObject([
      { keywordText: 'tea shop', clicks: 12, impressions: 340, averagePosition: 13.94 },
      { keywordText: 'tea pot', clicks: 3, impressions: 90, rank: 4 },
      { dimension: 'device', name: 'Mobile', clicks: 5 },
    ]);
  });

  it.skipIf(folder === null)(
    'is read as Search Console made it (skipped where the file is absent)',
    async () => {
      const name = 'workargyll.com-Performance-on-Search-2025-12-15.xlsx';
      const content = new Uint8Array(readFileSync(path.join(folder ?? '', 'xlsx', name)));
      const { head, counts } = await threaded.inspect({ name, content });
      expect({ kind: head.kind, site: head.site, problems: counts.problemCount }).toEqual({
        kind: 'search_console',
        site: 'workargyll.com',
        problems: 0,
      });
      expect(counts.keywordRows + counts.totalRows).toBe(1900);
    },
  );
});

/** A low memory limit, reached quickly. */
const small = createThreadedExportReader({ program: exportThreadFile, heapMb: 64 });

describe('an .xlsx file that would grow beyond measure', () => {
  /** Size of the last member, the sheet, as stated by the directory at the end; unread members may state any. */
  const stateSize = (content: Uint8Array, size: number) => {
    const entry = Buffer.from(content).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
    new DataView(content.buffer).setUint32(entry + 24, size, true);
    return content;
  };
  const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>tea</t></is></c>`;

  it.each([
    [
      'states more than an archive may hold',
      stateSize(writeSpreadsheet({ a: queries }), importLimits.unzippedBytes + 1),
    ],
    ['states less than it holds', stateSize(writeSpreadsheet({ a: queries }), 1)],
    [
      'has a row far below the others',
      writeSpreadsheet({ a: `<row r="1">${cell('A1')}</row><row r="900000000">${cell('A900000000')}</row>` }),
    ],
    [
      'has columns far to the right in many rows',
      writeSpreadsheet({
        a: Array.from(
          { length: 20_000 },
          (_, row) => `<row r="${row + 1}">${cell(`XFD${row + 1}`)}</row>`,
        ).join(''),
      }),
    ],
    [
      'has a sheet of more than 100 MB',
      writeSpreadsheet({ a: `<row r="1">${cell('A1').repeat(2_500_000)}</row>` }),
    ],
  ])('is refused where it %s, and the next file is read', async (_, content) => {
    await expect(small.inspect({ name: 'a.xlsx', content })).rejects.toMatchObject({
      code: expect.stringMatching(/^(payload_too_large|validation_failed)$/),
    });
    const next = await small.inspect({ name: 'b.csv', content: new TextEncoder().encode('tea shop') });
    expect(next.counts.keywordRows).toBe(1);
  });
});
