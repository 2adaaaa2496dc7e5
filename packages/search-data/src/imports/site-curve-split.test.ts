import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brandMatcher, fitSiteCurve, type QueryCount, siteClickRate } from '@keydence/domain';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { findSavedExports } from '../../testing/find-saved-exports.ts';

const folder = findSavedExports();

/** Exports with enough clicks of searches that do not name the site. */
const sites = [
  {
    file: ['gsc-fr', 'Requêtes.csv'],
    domain: 'michelin.fr',
    names: ['michelin', 'michelinman', 'bfgoodrich'],
  },
  { file: ['gsc-zh', 'zh2_查询数.csv'], domain: 'a site of a game', names: [] },
  { file: ['gsc-zh', 'zh_查询数.csv'], domain: 'x-grok.top', names: ['x-grok'] },
  {
    file: ['xlsx', 'workargyll.com-Performance-on-Search-2025-12-15.xlsx'],
    domain: 'workargyll.com',
    names: ['argyll', 'work argyll'],
  },
] as const;
/** With four sites twenty splits are noise: their median changes from seed to seed. */
const splits = 200;
const bands = [1, 1.5, 2.5, 3.5, 4.5, 6.5, 10.5, 20.5, 50.5, 101];

/** `query,clicks,impressions,CTR,position` as Search Console or a spreadsheet has written it. */
function readQueries({ file, names }: (typeof sites)[number]): QueryCount[] {
  const isBrand = brandMatcher(names);
  const [, ...lines] = readLines(path.join(folder ?? '', ...file));
  return lines.flatMap((line) => {
    const cells = line.split(',');
    const [clicks, impressions, , position] = cells.slice(-4).map(Number);
    const query = cells.slice(0, -4).join(',');
    return clicks === undefined || !impressions || !position || isBrand(query)
      ? []
      : { clicks, impressions, position };
  });
}

function readLines(place: string): string[] {
  const content = readFileSync(place);
  if (!place.endsWith('.xlsx')) return content.toString('utf8').trim().split('\n');
  const members = unzipSync(content);
  const text = (name: string) => strFromU8(members[`xl/${name}`] ?? new Uint8Array());
  const texts = [...text('sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)</g)].map(([, value = '']) => value);
  // The second sheet is that of the queries.
  return [...text('worksheets/sheet2.xml').matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/t="(\w)"[^>]*><v>([^<]*)</g)]
      .map(([, type, value = '']) => (type === 's' ? (texts[Number(value)] ?? '') : value))
      .join(','),
  );
}

/** Errors of the clicks that are predicted for one half of the queries by the curve of the other. */
function measure(queries: readonly QueryCount[], random: () => number) {
  const halves: [QueryCount[], QueryCount[]] = [[], []];
  for (const query of queries) halves[random() < 0.5 ? 0 : 1].push(query);
  const curve = fitSiteCurve(halves[0]);
  const sums = (from: number, to: number) => {
    const inside = halves[1].filter(({ position }) => position >= from && position < to);
    return {
      real: inside.reduce((sum, { clicks }) => sum + clicks, 0),
      told: inside.reduce((sum, query) => sum + query.impressions * siteClickRate(curve, query.position), 0),
    };
  };
  const all = sums(1, 101);
  const middle = sums(4, 20);
  const errors = bands.slice(1).map((to, index) => {
    const { real, told } = sums(bands[index] ?? 1, to);
    return Math.abs(told - real);
  });
  return {
    ...all,
    at4To20: Math.abs(middle.told - middle.real) / middle.real,
    byBands: errors.reduce((sum, error) => sum + error, 0) / all.real,
  };
}

/** A small generator of equal numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? 0;
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
}

describe.skipIf(folder === null)('the own curve on saved exports (skipped where they are absent)', () => {
  it('predicts the clicks of queries that it has not seen', () => {
    const figures = sites.map((site) => {
      const random = seeded(1);
      const queries = readQueries(site);
      const runs = Array.from({ length: splits }, () => measure(queries, random));
      const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of));
      const sum = (of: 'told' | 'real') => runs.reduce((total, run) => total + run[of], 0);
      return {
        site: site.domain,
        queries: queries.length,
        logOfSum: Math.abs(Math.log(sum('told') / sum('real'))),
        logOfOneSplit: middle(({ told, real }) => Math.abs(Math.log(told / real))),
        at4To20: middle((run) => run.at4To20),
        byBands: middle((run) => run.byBands),
      };
    });
    console.table(figures);
    const over = (name: 'logOfSum' | 'at4To20' | 'byBands') => median(figures.map((figure) => figure[name]));
    expect(over('logOfSum')).toBeLessThanOrEqual(0.1);
    expect(over('at4To20')).toBeLessThanOrEqual(0.3);
    expect(over('byBands')).toBeLessThanOrEqual(0.5);
  });
});
