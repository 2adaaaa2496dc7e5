import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportedRow, volumeChange } from '@keydence/domain';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openExport } from './open-export.ts';

/** Exports of real sites, which are not ours to publish: read where they lie beside a checkout. */
const folder = findUpwards(path.join('shared', 'data', 'exports'));

function findUpwards(name: string): string | null {
  for (let place = import.meta.dirname; place !== path.dirname(place); place = path.dirname(place)) {
    const found = path.join(place, name);
    if (existsSync(found)) return found;
  }
  return null;
}

function count(name: string, content: Uint8Array) {
  const { rows, ...profile } = openExport({ name, content });
  const of: Record<ImportedRow['type'], number> = { keyword: 0, total: 0, problem: 0 };
  for (const row of rows()) of[row.type] += 1;
  return { ...profile, ...of };
}

describe.skipIf(folder === null)('saved exports of real sites (skipped where they are absent)', () => {
  const read = (...names: string[]) => readFileSync(path.join(folder ?? '', ...names));

  it.each([
    ['gsc-en-small', { keyword: 53, total: 49 + 45 + 3 + 34 + 2, measuredOn: '2025-04-19' }],
    ['gsc-fr', { keyword: 300, total: 299 + 241 + 3 + 92 + 4, measuredOn: '2025-02-05' }],
  ])('%s as the zip that Search Console makes', (site, expected) => {
    const names = readdirSync(path.join(folder ?? '', site));
    const archive = zipSync(Object.fromEntries(names.map((name) => [name, read(site, name)])));
    expect(count(`${site}.zip`, archive)).toMatchObject({
      kind: 'search_console',
      problem: 0,
      ...expected,
    });
  });

  it.each([
    ['ahrefs', 'nerdwallet.com-organic-keywords-subdomains_2026-01-05.first400.utf16le.csv', 400],
    ['semrush', 'www.designrush.com_agency-organic.Positions-us-20250911.first500.csv', 500],
    ['keyword-planner', 'Keyword Stats 2021-11-11 at 23_10_18.utf16le.csv', 2214],
    ['gsc-en-small', 'Queries.csv', 53],
    ['gsc-fr', 'Requêtes.csv', 300],
    ['gsc-fr', 'Pages.csv', 299],
    ['gsc-fr', 'Pays.csv', 241],
  ])('%s/%s', (tool, name, rows) => {
    const { problem, keyword, total } = count(name, read(tool, name));
    expect({ problem, rows: keyword + total }).toEqual({ problem: 0, rows });
  });

  it('three-month changes of Keyword Planner compare with two months earlier', () => {
    const name = 'Keyword Stats 2021-11-11 at 23_10_18.utf16le.csv';
    const wrong: string[] = [];
    let compared = 0;
    for (const row of openExport({ name, content: read('keyword-planner', name) }).rows()) {
      if (row.type !== 'keyword' || row.changes.threeMonths === null) continue;
      const months = row.monthlySearches.map(({ searches }) => searches);
      const { threeMonths } = volumeChange({ months });
      if (threeMonths === null) continue;
      compared += 1;
      if (threeMonths !== row.changes.threeMonths) wrong.push(row.keywordText);
    }
    expect({ compared, wrong }).toEqual({ compared: 76, wrong: [] });
  });
});
