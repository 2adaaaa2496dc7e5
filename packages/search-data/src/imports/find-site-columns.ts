import type { ExportTool } from '@keydence/domain';
import { isSameSite } from './find-rank-days.ts';
import { hostOf } from './read-site.ts';

export interface SiteColumns {
  /** Without `www.`. */
  site: string;
  rankPlace: number;
  urlPlace: number | null;
}

const ahrefsRank = /^(.{1,500}): position$/;
const semrushSite = /^((?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,63}\/?.{0,200})$/u;

/**
 * The sites with ranks of their own in a table: the domain that the file is for, and the others. Ahrefs names the columns
 * `www.example.com/: Position` and `www.example.com/: URL`, Semrush `example.com`. A folder is no site, as another page of
 * its site may rank higher.
 */
export function findSiteColumns(
  names: readonly string[],
  { domain, tool }: { domain: string | null; tool: ExportTool },
): { own: SiteColumns | null; others: SiteColumns[] } {
  const sites = new Map<string, SiteColumns>();
  for (const [rankPlace, name] of names.entries()) {
    const [, target = ''] = (tool === 'semrush' ? semrushSite : ahrefsRank).exec(name) ?? [];
    const [host = '', ...folders] = target
      .replace(/^https?:\/\//, '')
      .replace(/^\*\./, '')
      .split('/');
    const site = folders.join('') === '' ? hostOf(`https://${host}`) : null;
    if (site === null || sites.has(site)) continue;
    const urlPlace = names.indexOf(`${target}: url`);
    sites.set(site, { site, rankPlace, urlPlace: urlPlace === -1 ? null : urlPlace });
  }
  const all = [...sites.values()];
  const own = all.find(({ site }) => domain !== null && isSameSite(site, domain)) ?? null;
  return { own, others: all.filter((one) => one !== own) };
}
