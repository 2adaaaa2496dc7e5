import { createHash } from 'node:crypto';
import type { ListedAddress, PolledFile, RadarFileKind, RadarNote } from '@keydence/domain';
import type { Services } from '../context.ts';
import { type KnownRobots, readForeign } from '../pages/read-foreign.ts';
import type { KnownFile } from './read-queued.ts';

export type FileReading = PolledFile['reading'];

/** A file after its request; the fields of an unchanged one are as stored. */
export interface VisitedFile {
  address: string;
  kind: RadarFileKind;
  reading: FileReading;
  etag: string | null;
  lastModified: string | null;
  bodyHash: string | null;
  children: string[];
}

export interface FilePoll {
  domainName: string;
  roots: readonly string[];
  /** Read only if a root no longer exists. */
  spare: readonly string[];
  known: readonly KnownFile[];
  /** Time of the last stored poll; null before the baseline. */
  previousAt: Date | null;
  /**
   * True to read all files without conditions, because servers and indexes may report changes
   * wrongly.
   */
  isThorough: boolean;
}

const mostFiles = 100;
const mostNesting = 3;
/** Of pages; as many files may wait. */
const mostAddresses = 100_000;
/** Milliseconds for all files of a competitor, each of which may take five minutes. */
const mostMs = 3_600_000;
const dayMs = 86_400_000;

/**
 * Reads the sitemaps and feeds of a competitor, with conditional requests, and those that their
 * indexes list. Files that an index dates before the last poll count as unchanged.
 */
export async function pollFiles(services: Services, poll: FilePoll, robots: KnownRobots) {
  const known = new Map(poll.known.map((file) => [file.address, file]));
  const visited = new Map<string, VisitedFile>();
  const notes: RadarNote[] = [];
  const toRoot = (address: string) => ({ address, nesting: 0, dated: null as number | null });
  const waiting = poll.roots.map(toRoot);
  let room = mostAddresses;
  const endsAt = services.now().getTime() + mostMs;
  let requests = 0;
  let unread = 0;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { address, nesting, dated } = next;
    if (visited.has(address)) continue;
    const stored = known.get(address);
    const isOld = stored !== undefined && dated !== null && isBefore(dated, poll.previousAt);
    if (isOld && !poll.isThorough) {
      visited.set(address, keepFile(stored, { kind: 'unchanged' }));
      continue;
    }
    if (requests >= mostFiles || services.now().getTime() >= endsAt) {
      unread += 1;
      if (stored) visited.set(address, keepFile(stored, { kind: 'unchanged' }));
      continue;
    }
    requests += 1;
    const { file, entries, hasFailed } = await visitFile(
      services,
      {
        ...{ address, stored, domainName: poll.domainName },
        room: Math.min(room, mostAddresses - waiting.length),
        isConditional: !poll.isThorough,
      },
      robots,
    );
    // A root without a file may be one of the usual names.
    if (hasFailed && nesting > 0) unread += 1;
    if (!file) continue;
    visited.set(address, file);
    if (file.reading.kind === 'absent' && nesting === 0) waiting.push(...poll.spare.map(toRoot));
    if (file.reading.kind === 'read' && file.kind !== 'index') room -= file.reading.entries.length;
    if (file.kind !== 'index') continue;
    if (nesting >= mostNesting) unread += entries.length;
    else for (const child of entries) waiting.push({ ...child, nesting: nesting + 1 });
  }
  if (unread > 0) notes.push({ kind: 'files_unread', count: unread, pattern: null });
  const files = [...visited.values(), ...findUnlisted(poll.known, visited)];
  return { files, notes };
}

/**
 * Stored files that no index or robots.txt names any more: absent if everything that could name
 * them was read, otherwise as before.
 */
function findUnlisted(known: readonly KnownFile[], visited: ReadonlyMap<string, VisitedFile>): VisitedFile[] {
  const isSure = [...visited.values()].every(
    ({ kind, reading }) =>
      kind !== 'index' || (reading.kind === 'read' && reading.isComplete) || reading.kind === 'unchanged',
  );
  return known
    .filter(({ address }) => !visited.has(address))
    .map((file) => keepFile(file, { kind: isSure ? 'absent' : 'unchanged' }));
}

function isBefore(dated: number, previousAt: Date | null): boolean {
  return previousAt !== null && dated < previousAt.getTime() - dayMs;
}

function keepFile(stored: KnownFile, reading: FileReading): VisitedFile {
  const { address, kind, etag, lastModified, bodyHash, children } = stored;
  return { address, kind, reading, etag, lastModified, bodyHash, children };
}

interface FileVisit {
  address: string;
  stored: KnownFile | undefined;
  room: number;
  domainName: string;
  isConditional: boolean;
}

interface Child {
  address: string;
  dated: number | null;
}

/** The files of an index. One date for all of them is that of the index: it tells nothing of the files. */
function readChildren(listed: readonly ListedAddress[]): Child[] {
  const dates = new Set(listed.map(({ modified }) => modified));
  const isShared = listed.length > 1 && dates.size === 1;
  return listed.map(({ address, modified }) => ({ address, dated: isShared ? null : modified }));
}

interface Visited {
  /** Null if nothing was read or stored. */
  file: VisitedFile | null;
  entries: Child[];
  /** True if the file exists but could not be read, and no earlier reading of it is stored. */
  hasFailed?: boolean;
}

async function visitFile(services: Services, visit: FileVisit, robots: KnownRobots): Promise<Visited> {
  const { address, stored, room, domainName } = visit;
  const request = { address, kind: 'sitemap' } as const;
  const conditions = visit.isConditional &&
    stored && { etag: stored.etag, lastModified: stored.lastModified };
  const reply = await readForeign(services, { ...request, ...conditions }, robots);
  const childrenOf = (file: KnownFile): Child[] =>
    file.children.map((child) => ({ address: child, dated: null }));
  const keep = (kind: 'unchanged' | 'absent' | 'failed') =>
    stored
      ? { file: keepFile(stored, { kind }), entries: kind === 'unchanged' ? childrenOf(stored) : [] }
      : { file: null, entries: [], hasFailed: kind === 'failed' };
  if (reply.kind !== 'answer') return keep('failed');
  const { status, headers, body, isCut } = reply.answer;
  if (status === 304) return keep('unchanged');
  if (status === 404 || status === 410) return keep('absent');
  if (status !== 200) return keep('failed');
  const bodyHash = createHash('sha256').update(body).digest('base64');
  if (stored?.bodyHash === bodyHash && !isCut) return keep('unchanged');
  const listing = await services.radarRules.readListing({
    body,
    // Relative addresses belong to the address that answered.
    address: reply.address,
    domainName,
    now: services.now().getTime(),
    mostEntries: Math.max(0, room),
  });
  if (listing === null || listing.kind === 'none') return keep('failed');
  const isIndex = listing.kind === 'index';
  const isComplete = listing.isComplete && !isCut;
  const entries = isIndex ? readChildren(listing.entries) : [];
  const file: VisitedFile = {
    address,
    kind: isIndex ? 'index' : listing.isFeed ? 'feed' : 'sitemap',
    reading: { kind: 'read', entries: isIndex ? [] : listing.entries, isComplete },
    // An incomplete file is requested again in full.
    etag: isComplete ? (headers.etag ?? null) : null,
    lastModified: isComplete ? (headers['last-modified'] ?? null) : null,
    bodyHash: isComplete ? bodyHash : null,
    children: entries.map((child) => child.address).slice(0, 500),
  };
  return { file, entries };
}
