import { expect, it } from 'vitest';
import { daysUpTo, findHistoryStart, tellsDays } from './console-facts.ts';
import { writeFetchedRows } from './fetched-rows.ts';

it.each([
  ['search_console', false],
  ['sample', true],
] as const)('the source %s has figures of single days: %s', (source, has) => {
  expect(tellsDays(source)).toBe(has);
});

it('asks for 16 months of days', () => {
  expect(findHistoryStart(new Date('2026-11-21T10:00:00Z'))).toBe('2025-07-21');
});

it('counts both ends of a period', () => {
  expect(daysUpTo('2026-11-21', 28)).toEqual({ start: '2026-10-25', end: '2026-11-21' });
});

it('writes rows as lines, those of a window with its last day', () => {
  const rows = [
    { keys: ['mug', '/a'], clicks: 1, impressions: 20, position: 4.5 },
    { keys: ['pot', '/b'], clicks: 0, impressions: 3, position: 9 },
  ];
  expect(writeFetchedRows('query_window', rows.slice(0, 1), '2026-11-21')).toBe(
    '["query_window",["mug","/a","2026-11-21"],1,20,4.5]\n',
  );
  expect(writeFetchedRows('query_window', rows)).toBe(
    '["query_window",["mug","/a"],1,20,4.5]\n["query_window",["pot","/b"],0,3,9]\n',
  );
});
