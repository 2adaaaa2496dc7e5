import { type AddressIdentity, identifyAddress } from './address-identity.ts';
import type { ListedAddress, PolledFile, RadarNote, StoredFile } from './radar-types.ts';
import { packSnapshot, type Snapshot, toDay, unpackSnapshot } from './snapshot.ts';

export interface IdentifiedAddress extends ListedAddress, AddressIdentity {
  readonly isFromFeed: boolean;
  /** False if the file's dates follow the poll instead of the pages. */
  readonly isDateBelieved: boolean;
  /** True if most entries of its file have this date: it is that of a build, not of the page. */
  readonly isDateShared: boolean;
  /** True if all files that list it were read for the first time. */
  readonly isFromNewFile: boolean;
}

/** All files of a competitor at one poll, united. */
export interface ReadFiles {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** Distinct addresses of the files that were read again. */
  readonly entries: readonly IdentifiedAddress[];
  readonly files: readonly StoredFile[];
  readonly notes: readonly RadarNote[];
}

const dayMs = 86_400_000;
/** A sitemap's loss has to last for this long before its pages count as gone. */
const shrinkMs = 20 * 3_600_000;
const fresh = { leastDated: 3, share: 0.5, polls: 2 };
const shared = { leastDated: 5, share: 0.5 };
const shrink = { least: 5, share: 0.5 };
const mostOfFeed = 5_000;

/**
 * Unites the readings of a competitor's files. A file that failed, was truncated, or lost most of
 * its addresses keeps its earlier ones, so that a disturbed poll reports no page as gone.
 */
export function readFiles(polled: readonly PolledFile[], now: number): ReadFiles {
  const before: Snapshot = new Map();
  const after: Snapshot = new Map();
  const entries = new Map<bigint, IdentifiedAddress>();
  const files: StoredFile[] = [];
  const notes: RadarNote[] = [];
  for (const file of polled) {
    const earlier = unpackSnapshot(file.before);
    mergeInto(before, earlier);
    const read = readFile(file, earlier, now);
    mergeInto(after, read.snapshot);
    notes.push(...read.notes);
    files.push(read.stored);
    for (const entry of read.entries) {
      const other = entries.get(entry.hash);
      entries.set(entry.hash, other ? joinEntries(other, entry) : entry);
    }
  }
  return { before, after, entries: [...entries.values()], files, notes };
}

function readFile(file: PolledFile, earlier: Snapshot, now: number) {
  const { address, reading } = file;
  const { freshPolls, shrunkSince } = file;
  const unchanged = {
    snapshot: earlier,
    entries: [] as IdentifiedAddress[],
    notes: [] as RadarNote[],
    stored: { address, snapshot: null, addressCount: earlier.size, freshPolls, shrunkSince },
  };
  if (reading.kind === 'unchanged') return unchanged;
  if (reading.kind === 'failed') {
    return { ...unchanged, notes: [note('failed', earlier.size, address)] };
  }
  const { entries: listed, isComplete } =
    reading.kind === 'read' ? reading : { entries: [], isComplete: true };
  const isFresh = areDatesFresh(listed, now);
  const polls = isFresh ? freshPolls + 1 : 0;
  const isNewFile = file.before === null;
  // At the first poll of a file, there is no second one that could clear fresh dates.
  const isDateBelieved = polls < fresh.polls && !(isNewFile && isFresh);
  const sharedDate = findSharedDate(listed);
  const entries = listed.map((entry) => ({
    ...entry,
    ...identifyAddress(entry.address),
    isFromFeed: file.isFeed,
    isDateBelieved,
    isDateShared: sharedDate !== null && readDate(entry) === sharedDate,
    isFromNewFile: isNewFile,
  }));
  const current: Snapshot = new Map();
  for (const { hash, slug, modified, published } of entries) {
    const day = Math.max(toDay(modified ?? published), current.get(hash)?.day ?? 0);
    // A date that is missing or in the future today was known before.
    current.set(hash, { day: day || (earlier.get(hash)?.day ?? 0), slug });
  }
  const notes: RadarNote[] = [];
  if (polls >= fresh.polls && !file.isFeed) notes.push(note('dates_not_believed', current.size, address));
  if (!isComplete) notes.push(note('incomplete', current.size, address));
  const hasShrunk =
    !file.isFeed &&
    isComplete &&
    earlier.size > 0 &&
    (current.size === 0 || (earlier.size >= shrink.least && current.size < earlier.size * shrink.share));
  const isLasting = hasShrunk && shrunkSince !== null && now - shrunkSince >= shrinkMs;
  if (hasShrunk && !isLasting) notes.push(note('shrunk', earlier.size - current.size, address));
  const isKept = !isComplete || file.isFeed || (hasShrunk && !isLasting);
  const snapshot = isKept ? keepEarlier(earlier, current, file.isFeed) : current;
  const stored: StoredFile = {
    address,
    snapshot: packSnapshot(snapshot),
    addressCount: snapshot.size,
    freshPolls: polls,
    shrunkSince: hasShrunk && !isLasting ? (shrunkSince ?? now) : null,
  };
  return { snapshot, entries, notes, stored };
}

/** True if most dates are within a day of the poll: the server writes them, not the author. */
function areDatesFresh(listed: readonly ListedAddress[], now: number): boolean {
  const dated = listed.filter(({ modified }) => modified !== null);
  if (dated.length < fresh.leastDated) return false;
  const recent = dated.filter(({ modified }) => (modified ?? 0) >= now - dayMs - (now % dayMs));
  return recent.length > dated.length * fresh.share;
}

/** The date of more than half of the dated entries; null without one. */
function findSharedDate(listed: readonly ListedAddress[]): number | null {
  const dates = listed.flatMap((entry) => readDate(entry) ?? []).sort((a, b) => a - b);
  if (dates.length < shared.leastDated) return null;
  // A date of more than half is also the middle one.
  const middle = dates[dates.length >> 1] ?? null;
  const count = dates.filter((date) => date === middle).length;
  return count > dates.length * shared.share ? middle : null;
}

/** The moment of publication, otherwise the day of the change; null for an undated entry. */
function readDate({ published, modified }: ListedAddress): number | null {
  return published ?? (modified === null ? null : toDay(modified) * dayMs);
}

function keepEarlier(earlier: Snapshot, current: Snapshot, isFeed: boolean): Snapshot {
  const kept: Snapshot = new Map(current);
  for (const [hash, known] of earlier) {
    if (isFeed && kept.size >= mostOfFeed) break;
    if (!kept.has(hash)) kept.set(hash, known);
  }
  return kept;
}

function mergeInto(target: Snapshot, source: Snapshot): void {
  for (const [hash, known] of source) {
    const other = target.get(hash);
    if (!other || other.day < known.day) target.set(hash, known);
  }
}

/** One page in two files, such as a feed and a sitemap: the dates of the more reliable file count. */
function joinEntries(one: IdentifiedAddress, other: IdentifiedAddress): IdentifiedAddress {
  const [best, second] = trustOf(one) >= trustOf(other) ? [one, other] : [other, one];
  return {
    ...best,
    modified: latest(best.modified, trustOf(best) === trustOf(second) ? second.modified : null),
    published: best.published ?? (second.isDateShared ? null : second.published),
    title: best.title ?? second.title,
    isFromFeed: best.isFromFeed || second.isFromFeed,
    isFromNewFile: best.isFromNewFile && second.isFromNewFile,
  };
}

function trustOf({ isDateShared, isDateBelieved }: IdentifiedAddress): number {
  if (isDateShared) return 0;
  return isDateBelieved ? 2 : 1;
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

export function note(kind: RadarNote['kind'], count: number, pattern: string | null = null): RadarNote {
  return { kind, count, pattern };
}
