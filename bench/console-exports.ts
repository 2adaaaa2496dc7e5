// Saved Search Console exports of real sites beside the checkout, read by the product's own reader.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandMatcher } from '@keydence/domain';
import { createExportReader } from '@keydence/search-data';

export interface ConsoleExport {
  readonly file: readonly [folder: string, name: string];
  readonly language: string;
  readonly names: readonly string[];
}

export const consoleExports: readonly ConsoleExport[] = [
  { file: ['gsc-fr', 'Requêtes.csv'], language: 'en', names: ['michelin', 'bfgoodrich', 'uniroyal'] },
  { file: ['gsc-zh', 'zh2_查询数.csv'], language: 'en', names: [] },
  { file: ['gsc-zh', 'zh_查询数.csv'], language: 'zh', names: ['x-grok'] },
  { file: ['gsc-es', 'Consultas.csv'], language: 'es', names: [] },
  { file: ['gsc-en-small', 'Queries.csv'], language: 'en', names: ['hci', 'hcidirect'] },
  {
    file: ['xlsx', 'workargyll.com-Performance-on-Search-2025-12-15.xlsx'],
    language: 'en',
    names: ['argyll', 'work argyll', 'workargyll'],
  },
];

export interface CountedQuery {
  readonly text: string;
  readonly clicks: number;
  readonly impressions: number;
  /** Average position; null if the file has none. */
  readonly position: number | null;
}

/** Searches that do not name the site, most impressions first. */
export async function readQueries(folder: string, { file, names }: ConsoleExport): Promise<CountedQuery[]> {
  const content = readFileSync(path.join(folder, ...file));
  const { batches } = await createExportReader().read({ name: file[1], content });
  const isBrand = brandMatcher(names);
  const found: CountedQuery[] = [];
  for await (const batch of batches()) {
    for (const row of batch) {
      if (row.type !== 'keyword' || row.isEarlier || isBrand(row.keywordText)) continue;
      const { clicks, impressions, averagePosition } = row;
      found.push({
        text: row.keywordText,
        clicks: clicks ?? 0,
        impressions: impressions ?? 0,
        position: averagePosition,
      });
    }
  }
  return found.sort((a, b) => b.impressions - a.impressions);
}
