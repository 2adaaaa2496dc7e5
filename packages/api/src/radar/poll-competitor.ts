import type { PollResult, RadarNote } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { KnownRobots } from '../pages/read-foreign.ts';
import { findRoots } from './find-roots.ts';
import { pollFiles, type VisitedFile } from './poll-files.ts';
import type { PollFailure } from './radar-messages.ts';
import { type KnownFile, type QueuedSite, readKnownFiles, readSnapshots } from './read-queued.ts';
import { type NamedPublication, readTitles } from './read-titles.ts';

/** One in so many polls reads all files without conditions. */
const thoroughEvery = 4;

export type CompetitorPoll =
  | { kind: 'failed'; reason: PollFailure }
  /** Nothing changed; notes may tell of files that could not be read. */
  | { kind: 'unchanged'; notes: RadarNote[] }
  | {
      kind: 'changed';
      result: Omit<PollResult, 'publications'>;
      publications: NamedPublication[];
      files: VisitedFile[];
      known: KnownFile[];
      notes: RadarNote[];
    };

/** Reads what a competitor published since its last poll; stores nothing. */
export async function pollCompetitor(services: Services, site: QueuedSite): Promise<CompetitorPoll> {
  const { database, radarRules, now } = services;
  const robots: KnownRobots = new Map();
  const known = await readKnownFiles(database.db, site);
  const roots = await findRoots(services, site, known, robots);
  if (typeof roots === 'string') return { kind: 'failed', reason: roots };
  const isThorough = site.poll % thoroughEvery === 0;
  const { domainName, polledAt } = site;
  const read = await pollFiles(
    services,
    { ...roots, domainName, known, previousAt: polledAt, isThorough },
    robots,
  );
  const pages = read.files.filter(({ kind }) => kind !== 'index');
  if (pages.length === 0) return { kind: 'failed', reason: known.length > 0 ? 'unread' : 'no_files' };
  if (pages.every(({ reading }) => reading.kind === 'failed')) return { kind: 'failed', reason: 'unread' };
  if (read.files.every(({ reading }) => reading.kind === 'unchanged')) {
    return { kind: 'unchanged', notes: read.notes };
  }
  const { snapshots, missing } = await readSnapshots(database.db, site);
  const states = new Map(known.map((file) => [file.address, file]));
  const result = await radarRules.compare({
    now: now().getTime(),
    previousAt: polledAt?.getTime() ?? null,
    missing,
    files: pages.map(({ address, kind, reading }) => ({
      address,
      reading,
      isFeed: kind === 'feed',
      before: snapshots.get(address) ?? null,
      freshPolls: states.get(address)?.freshPolls ?? 0,
      shrunkSince: states.get(address)?.shrunkSince?.getTime() ?? null,
    })),
  });
  const { publications: found, ...rest } = result;
  const publications = await readTitles(services, found, robots);
  const notes = [...read.notes, ...result.notes].slice(0, 50);
  return { kind: 'changed', result: rest, publications, files: read.files, known, notes };
}
