import { type InventedPage, inventedListingPath } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { QueuedSite, RadarList } from './read-queued.ts';
import { fortnightMs, storePoll } from './store-poll.ts';

type InventedSite = ReadonlyMap<string, InventedPage>;

interface SampleSite {
  earlier: InventedSite;
  today: InventedSite;
}

const mostEntries = 10_000;

/** The invented site of a competitor, two weeks ago and today; null for a real one. */
export async function findSampleSite(
  { sources }: Services,
  { market }: RadarList,
  { domainName }: QueuedSite,
): Promise<SampleSite | null> {
  const earlier = await sources.sample?.site?.(domainName, market, { isEarlier: true });
  const today = await sources.sample?.site?.(domainName, market, { isEarlier: false });
  return earlier && today ? { earlier, today } : null;
}

/** Polls an invented site as it was two weeks ago, then as it is today, by the rules for real ones. */
export async function pollSample(services: Services, site: QueuedSite, { earlier, today }: SampleSite) {
  const { radarRules } = services;
  const now = services.now().getTime();
  const address = [...today.keys()].find((each) => new URL(each).pathname === inventedListingPath);
  if (address === undefined) return storePoll(services, site, { kind: 'failed', reason: 'no_files' });
  const read = async (pages: InventedSite, at: number) => {
    const body = new TextEncoder().encode(pages.get(address)?.html ?? '');
    const listing = await radarRules.readListing({
      ...{ body, address, domainName: site.domainName, now: at, mostEntries },
    });
    return { kind: 'read' as const, entries: listing?.entries ?? [], isComplete: true };
  };
  const file = { address, isFeed: false, freshPolls: 0, shrunkSince: null };
  const first = await radarRules.compare({
    now: now - fortnightMs,
    previousAt: null,
    missing: null,
    files: [{ ...file, before: null, reading: await read(earlier, now - fortnightMs) }],
  });
  const { publications: found, ...result } = await radarRules.compare({
    now,
    previousAt: now - fortnightMs,
    missing: null,
    files: [{ ...file, before: first.files[0]?.snapshot ?? null, reading: await read(today, now) }],
  });
  const publications = [];
  for (const publication of found) {
    const html = new TextEncoder().encode(today.get(publication.address)?.html ?? '');
    const { title, heading } = await radarRules.readNames(html, 'text/html; charset=utf-8');
    publications.push({ ...publication, title, heading });
  }
  await storePoll(
    services,
    site,
    { kind: 'changed', result, publications, files: [], known: [], notes: [...result.notes] },
    { isSample: true },
  );
}
