import type { ExportKind } from '@keydence/domain';
import { readDay } from './read-days.ts';

export interface RankDay {
  /** `YYYY-MM-DD` */
  day: string;
  place: number;
  /** The columns with the kind of the result and with its page. */
  typePlace: number | null;
  urlPlace: number | null;
}

/** The columns with ranks of days, oldest first; of several sites, those of `site`, or else of the first one. */
export function findRankDays(kind: ExportKind, names: readonly string[], site: string | null): RankDay[] {
  const found =
    kind === 'semrush_position_tracking'
      ? findTrackedDays(names, site)
      : kind === 'se_ranking_positions'
        ? names.flatMap((name, place) => {
            const day = /^\d{4}-\d\d-\d\d$/.test(name) ? readDay(name) : null;
            return day === null ? [] : [{ day, place, typePlace: null, urlPlace: null }];
          })
        : [];
  return found.sort((a, b) => a.day.localeCompare(b.day));
}

/** `*.example.com/*_20230909`, beside `…_20230909_type` and `…_20230909_landing`. */
function findTrackedDays(names: readonly string[], site: string | null): RankDay[] {
  const columns = names.flatMap((name, place) => {
    const [, mask, day] = /^(.{1,500})_(20\d{6})$/.exec(name) ?? [];
    const date = readDay(day);
    return mask && date ? [{ name, mask, day: date, place }] : [];
  });
  const ownHost = findOwnSite(
    columns.map(({ mask }) => hostOfMask(mask)),
    site,
  );
  const own = columns.find(({ mask }) => hostOfMask(mask) === ownHost) ?? columns[0];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : null);
  return columns
    .filter(({ mask }) => mask === own?.mask)
    .map(({ name, day, place }) => ({
      day,
      place,
      typePlace: placeOf(`${name}_type`),
      urlPlace: placeOf(`${name}_landing`),
    }));
}

/** The one of some sites that is a domain, or else one of its subdomains. */
export function findOwnSite(hosts: readonly string[], site: string | null): string | undefined {
  if (site === null) return undefined;
  const name = site.toLowerCase().replace(/^www\./, '');
  return hosts.find((host) => host === name) ?? hosts.find((host) => host.endsWith(`.${name}`));
}

/** The sites that a table of tracked ranks is about. */
export function findTrackedSites(names: readonly string[]): string[] {
  const masks = names.flatMap((name) => /^(.{1,500})_20\d{6}$/.exec(name.trim().toLowerCase())?.[1] ?? []);
  return [...new Set(masks.map(hostOfMask))];
}

/** The site that a table of tracked ranks is about, when it is about one. */
export function findTrackedSite(names: readonly string[]): string | null {
  const [site, ...others] = findTrackedSites(names);
  return others.length === 0 ? (site ?? null) : null;
}

const hostOfMask = (mask: string) =>
  mask
    .replace(/^https?:\/\//, '')
    .replace(/^\*\.|^www\./, '')
    .split('/', 1)
    .join('');

export const isSameSite = (host: string, site: string) => host === site.toLowerCase().replace(/^www\./, '');
