import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportedRow, volumeChange } from '@keydence/domain';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findSavedExports } from '../../testing/find-saved-exports.ts';
import { openExport } from './open-export.ts';

/** Exports of real sites, which we may not publish: read if they exist beside a checkout. */
const folder = findSavedExports();

async function count(name: string, content: Uint8Array) {
  const { rows, ...profile } = await openExport({ name, content });
  const of: Record<ImportedRow['type'], number> = {
    keyword: 0,
    total: 0,
    problem: 0,
    long_query: 0,
    clicks: 0,
  };
  for (const row of rows()) of[row.type] += 1;
  return { ...profile, ...of };
}

describe.skipIf(folder === null)('saved exports of real sites (skipped where they are absent)', () => {
  const read = (...names: string[]) => readFileSync(path.join(folder ?? '', ...names));

  it.each([
    ['gsc-en-small', { keyword: 53, total: 49 + 45 + 3 + 34 + 2, measuredOn: '2025-04-19' }],
    ['gsc-fr', { keyword: 300, total: 299 + 241 + 3 + 92 + 4, measuredOn: '2025-02-05' }],
  ])('%s as the zip that Search Console makes', async (site, expected) => {
    const names = readdirSync(path.join(folder ?? '', site));
    const archive = zipSync(Object.fromEntries(names.map((name) => [name, read(site, name)])));
    expect(await count(`${site}.zip`, archive)).toMatchObject({
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
    ['gsc-es', 'Dispositivos.csv', 3],
    ['gsc-zh', 'zh_查询数.csv', 479],
    ['gsc-zh', 'zh2_查询数.csv', 1000],
    ['gsc-zh', 'zh_图表.csv', 67],
    ['ahrefs-other', 'ahrefs_content-gap.csv', 74],
    ['ahrefs-other', 'ten10.com-top-pages-subdomains-gb.csv', 38],
    ['se-ranking', 'seranking_6dg_positions_detailed_2026-03-03.csv', 120],
    [
      'semrush-position-tracking',
      '12858612_1170961_position_tracking_rankings_overview_20230926.csv.xls',
      84,
    ],
    ['xlsx', 'workargyll.com-Performance-on-Search-2025-12-15.xlsx', 1900],
  ])('%s/%s', async (tool, name, rows) => {
    const { problem, keyword, total } = await count(name, read(tool, name));
    expect({ problem, rows: keyword + total }).toEqual({ problem: 0, rows });
  });

  it('three-month changes of Keyword Planner compare with two months earlier', async () => {
    const name = 'Keyword Stats 2021-11-11 at 23_10_18.utf16le.csv';
    const wrong: string[] = [];
    let compared = 0;
    for (const row of (await openExport({ name, content: read('keyword-planner', name) })).rows()) {
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
