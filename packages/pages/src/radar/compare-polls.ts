import { printHash } from './address-identity.ts';
import { findMasses, type MassLimits } from './find-masses.ts';
import type { PollInput, PollResult, Publication, RadarNote } from './radar-types.ts';
import { type IdentifiedAddress, note, type ReadFiles, readFiles } from './read-files.ts';
import { packSnapshot, type Snapshot, toDay, unpackSnapshot } from './snapshot.ts';

const dayMs = 86_400_000;
/** Older pages that appear are listed late, not published. */
const lateMs = 30 * dayMs;
/** Of a first poll, only what a feed dates within this time is news. */
const baselineMs = 14 * dayMs;
const mostPublications = 2_000;
const mostMissing = 100_000;
const moving = { least: 20, share: 0.3 };
const rewritten = [
  { least: 20, share: 0.3 },
  { least: 5, share: 0.5 },
] as const;
const added = [{ least: 50, share: 0.3 }] as const;

/**
 * Finds what a competitor published, rewrote and removed between two polls of its sitemaps and
 * feeds. The first poll is the baseline: only pages with a recent publication date of their own
 * are news.
 */
export function comparePolls(input: PollInput): PollResult {
  const read = readFiles(input.files, input.now);
  const isBaseline = read.before.size === 0;
  const missing = unpackSnapshot(input.missing);
  const found = isBaseline ? findDated(read, input.now) : findChanges(read, missing, input);
  const notes = [...read.notes, ...found.notes];
  const publications = found.publications
    .sort((a, b) => (b.at ?? input.now) - (a.at ?? input.now) || (a.address < b.address ? -1 : 1))
    .slice(0, mostPublications);
  const cut = found.publications.length - publications.length;
  if (cut > 0) notes.push(note('beyond_limit', cut));
  for (const [hash, known] of found.gone) missing.set(hash, known);
  for (const hash of found.back) missing.delete(hash);
  return {
    ...{ isBaseline, publications, notes, files: read.files },
    missing: missing.size === 0 ? null : packSnapshot(new Map([...missing].slice(-mostMissing))),
    gone: [...found.gone.keys()].map(printHash),
    back: found.back.map(printHash),
    addressCount: read.after.size,
  };
}

interface Found {
  publications: Publication[];
  notes: RadarNote[];
  gone: Snapshot;
  back: bigint[];
}

/** Publication dates of a feed are believed unless most of them are equal, or from the day of the poll. */
function findDated({ entries }: ReadFiles, now: number): Found {
  const dated = entries.filter(
    ({ isFromFeed, published, isDateShared }) => isFromFeed && published !== null && !isDateShared,
  );
  const recent = dated.filter(({ published }) => (published ?? 0) >= now - baselineMs);
  const fresh = recent.filter(({ published }) => (published ?? 0) >= now - dayMs);
  const isBelieved = fresh.length <= 3 || fresh.length <= dated.length / 2;
  const publications = isBelieved ? recent.map((entry) => publish(entry, 'new', entry.published)) : [];
  return { publications, notes: [], gone: new Map(), back: [] };
}

function findChanges(read: ReadFiles, missing: Snapshot, { now, previousAt }: PollInput): Found {
  const { before, after, entries } = read;
  const gone: Snapshot = new Map([...before].filter(([hash]) => !after.has(hash)));
  const back = entries.filter(({ hash }) => !before.has(hash) && missing.has(hash));
  const notes: RadarNote[] = [];
  const fresh = entries.filter(({ hash }) => !before.has(hash) && !missing.has(hash));
  const moved = findMoved(fresh, gone);
  if (moved.size > 0) notes.push(note('moved', moved.size));
  const previous = previousAt ?? now;
  const late = fresh.filter((entry) => !moved.has(entry.hash) && isLate(entry, previous));
  if (late.length > 0) notes.push(note('listed_late', late.length));
  const lateHashes = new Set(late.map(({ hash }) => hash));
  let news = fresh.filter(({ hash }) => !moved.has(hash) && !lateHashes.has(hash));
  const isMassive = (count: number) => count >= moving.least && count > before.size * moving.share;
  if (isMassive(news.length) && isMassive(gone.size)) {
    notes.push(note('re_addressed', news.length));
    news = [];
  }
  news = withoutMasses(news, entries, { limits: added, kind: 'mass_new', notes });
  const redated = entries.filter((entry) => hasNewDate(entry, before));
  const changed = redated.filter(({ isDateShared }) => !isDateShared);
  const shared = redated.length - changed.length;
  const rewrites = withoutMasses(changed, entries, {
    limits: rewritten,
    kind: 'mass_rewrite',
    notes,
    shared,
  });
  return {
    publications: [
      ...news.map((entry) => publish(entry, 'new', dateOf(entry))),
      ...rewrites.map((entry) => publish(entry, 'rewritten', entry.modified)),
    ],
    notes,
    gone,
    back: back.map(({ hash }) => hash),
  };
}

/** New addresses whose last segment is that of exactly one address that is gone. */
function findMoved(fresh: readonly IdentifiedAddress[], gone: Snapshot): Set<bigint> {
  const slugs = new Map<number, number>();
  for (const { slug } of gone.values()) if (slug !== 0) slugs.set(slug, (slugs.get(slug) ?? 0) + 1);
  return new Set(fresh.filter(({ slug }) => slugs.get(slug) === 1).map(({ hash }) => hash));
}

/**
 * True for pages that are not news although they were not listed before. A past date proves that
 * the page existed then, even in a file whose recent dates prove nothing. Pages of a file that was
 * never read before need a date after the last poll.
 */
function isLate(entry: IdentifiedAddress, previousAt: number): boolean {
  const date = entry.isDateShared ? null : (entry.published ?? entry.modified);
  if (date !== null && date < previousAt - lateMs) return true;
  return entry.isFromNewFile && (dateOf(entry) ?? 0) < previousAt - dayMs;
}

function hasNewDate({ hash, modified, isDateBelieved }: IdentifiedAddress, before: Snapshot): boolean {
  const earlier = before.get(hash)?.day ?? 0;
  return isDateBelieved && earlier > 0 && toDay(modified) > earlier;
}

function dateOf({ published, modified, isDateBelieved, isDateShared }: IdentifiedAddress): number | null {
  return isDateShared ? null : (published ?? (isDateBelieved ? modified : null));
}

interface MassSearch {
  limits: readonly [MassLimits, ...MassLimits[]];
  kind: RadarNote['kind'];
  notes: RadarNote[];
  /** Pages that belong to a mass without a folder already. */
  shared?: number;
}

function withoutMasses(
  changed: readonly IdentifiedAddress[],
  all: readonly IdentifiedAddress[],
  { limits, kind, notes, shared = 0 }: MassSearch,
): IdentifiedAddress[] {
  const masses = findMasses(changed, all, limits);
  for (const { folder, entries } of masses) notes.push(note(kind, entries.length, folder));
  const inMass = new Set(masses.flatMap(({ entries }) => entries.map(({ hash }) => hash)));
  const others = changed.filter(({ hash }) => !inMass.has(hash));
  // One cause may spread over many small folders.
  const { least, share } = limits[0];
  const isMass = others.length >= least && others.length > all.length * share;
  const count = shared + (isMass ? others.length : 0);
  if (count > 0) notes.push(note(kind, count));
  return isMass ? [] : others;
}

function publish(
  { hash, address, title, isFromFeed }: IdentifiedAddress,
  kind: Publication['kind'],
  at: number | null,
): Publication {
  return { hash: printHash(hash), address, kind, title, at, isFromFeed };
}
