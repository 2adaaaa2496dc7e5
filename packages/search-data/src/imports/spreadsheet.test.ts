import { importLimits } from '@keydence/domain';
import { expect, it } from 'vitest';
import { writeSpreadsheet } from '../../testing/write-spreadsheet.ts';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

const titles = ['Clicks', 'Impressions', 'CTR', 'Position'];

it('reads each sheet as a table, without a decimal mark', async () => {
  const content = writeSpreadsheet({
    Queries: [
      ['Top queries', ...titles],
      ['tea shop', 12, 340, 0.0353, 13.94],
    ],
    Devices: [
      ['Device', ...titles],
      ['Mobile', 5, 50, 0.1, 3],
    ],
    Filters: [
      ['Filter', 'Value'],
      ['Search type', 'Web'],
      ['Date', 'Last 3 months'],
    ],
  });
  const { kind, notes, rows } = await openExport({ name: 'a.xlsx', content });
  expect({ kind, notes }).toEqual({
    kind: 'search_console',
    notes: [importMessages.filters('Search type: Web, Date: Last 3 months')],
  });
  expect([...rows()]).toMatchObject([
    { type: 'keyword', keywordText: 'tea shop', clicks: 12, impressions: 340, averagePosition: 13.94 },
    { type: 'total', dimension: 'device', name: 'Mobile', clicks: 5 },
  ]);
});

it('reads a Semrush sheet like its CSV', async () => {
  const content = writeSpreadsheet({
    Sheet1: [
      ['Keyword', 'Position', 'Search Volume', 'CPC', 'URL'],
      ['tea', 4, 1300, 1.3, 'https://a.example/'],
    ],
  });
  const { kind, rows } = await openExport({ name: 'a.xlsx', content });
  expect(kind).toBe('semrush_positions');
  expect([...rows()]).toMatchObject([{ rank: 4, searchVolume: 1300, cpc: 1.3 }]);
});

it('reads the largest of several unknown sheets as described by the user, and names the others', async () => {
  const content = writeSpreadsheet({
    Notes: [['Made by', 'Ann']],
    Ideas: [
      ['Phrase', 'Found'],
      ['tea', 90],
      ['pot', 12],
    ],
  });
  const file = { name: 'a.xlsx', content };
  const { kind, table, notes } = await openExport(file);
  expect({ kind, notes }).toEqual({ kind: 'table', notes: [importMessages.otherTables('Ideas', 'Notes')] });
  expect(table?.columns).toEqual([
    { name: 'Phrase', guess: 'keyword' },
    { name: 'Found', guess: null },
  ]);
  const reading = { fields: ['keyword', 'search_volume'] as const, decimalMark: null };
  const read = await openExport({ ...file, reading: { ...reading, fields: [...reading.fields] } });
  expect(read.notes).toEqual(notes);
  expect([...read.rows()]).toMatchObject([
    { keywordText: 'tea', searchVolume: 90 },
    { keywordText: 'pot', searchVolume: 12 },
  ]);
});

it('rejects a sheet that states more bytes than an archive may have, before reading it', async () => {
  const content = writeSpreadsheet({ Sheet1: [['tea']] });
  const directory = Buffer.from(content).lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  new DataView(content.buffer).setUint32(directory + 24, importLimits.unzippedBytes + 1, true);
  await expect(openExport({ name: 'a.xlsx', content })).rejects.toThrow(importMessages.archiveTooLarge);
});

it('reads a chosen sheet alone, and rejects an unknown one', async () => {
  const content = writeSpreadsheet({
    Plan: [
      ['Keyword', 'Position', 'Search Volume', 'CPC', 'URL'],
      ['tea', 4, 1300, 1.3, 'https://a.example/'],
      ['pot', 5, 90, 1.1, 'https://a.example/pot'],
    ],
    'Other market': [
      ['Keyword', 'Position', 'Search Volume', 'CPC', 'URL'],
      ['thé', 7, 70, 0.2, 'https://a.example/fr'],
    ],
  });
  const file = { name: 'a.xlsx', content };
  const first = await openExport(file);
  expect(first).toMatchObject({ sheets: ['Plan', 'Other market'], sheet: 'Plan' });
  expect([...first.rows()]).toHaveLength(2);
  const reading = { fields: null, decimalMark: null, sheet: 'Other market' };
  const other = await openExport({ ...file, reading });
  expect(other).toMatchObject({ kind: 'semrush_positions', sheets: first.sheets, sheet: 'Other market' });
  expect(other.notes).toContain(importMessages.otherTables('Other market', 'Plan'));
  expect([...other.rows()]).toMatchObject([{ keywordText: 'thé', rank: 7 }]);
  const missing = { ...reading, sheet: 'Third' };
  await expect(openExport({ ...file, reading: missing })).rejects.toThrow(importMessages.noSheet);
});
