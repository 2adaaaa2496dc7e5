import type { IdentifiedAddress } from './read-files.ts';

export interface Mass {
  /** Host and folder. */
  readonly folder: string;
  readonly entries: readonly IdentifiedAddress[];
}

export interface MassLimits {
  readonly least: number;
  /** Minimum share of the folder's pages. */
  readonly share: number;
}

/** Folders in which so many pages changed that one cause, such as a template, is more likely than authors. */
export function findMasses(
  changed: readonly IdentifiedAddress[],
  all: readonly IdentifiedAddress[],
  limits: readonly MassLimits[],
): Mass[] {
  if (changed.length < Math.min(...limits.map(({ least }) => least))) return [];
  const sizes = new Map<string, number>();
  for (const { address } of all) {
    const folder = folderOf(address);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const groups = new Map<string, IdentifiedAddress[]>();
  for (const entry of changed) {
    const folder = folderOf(entry.address);
    const group = groups.get(folder);
    if (group) group.push(entry);
    else groups.set(folder, [entry]);
  }
  return [...groups].flatMap(([folder, entries]) => {
    const size = sizes.get(folder) ?? entries.length;
    const isMass = limits.some(
      ({ least, share }) => entries.length >= least && entries.length > size * share,
    );
    return isMass ? [{ folder, entries }] : [];
  });
}

/**
 * Host with the first folder, digits unified: `/2026/11/` and `/2026/12/` have one template. An
 * address may end with a slash, as those of WordPress do.
 */
function folderOf(address: string): string {
  const { host, pathname } = new URL(address);
  const segments = pathname.replace(/\/$/, '').split('/').slice(1, -1);
  const [first] = segments;
  return first === undefined ? `${host}/` : `${host}/${first.replace(/\d+/g, '#')}/`;
}
