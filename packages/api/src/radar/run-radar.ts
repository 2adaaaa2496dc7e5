import { sql } from 'drizzle-orm';
import type { RadarJob, Services } from '../context.ts';
import { assignPublications } from './assign-publications.ts';
import { findSampleSite, pollSample } from './build-sample-poll.ts';
import { type CompetitorPoll, pollCompetitor } from './poll-competitor.ts';
import { type QueuedSite, type RadarList, readQueued, readRadarList } from './read-queued.ts';
import { storePoll } from './store-poll.ts';

/** Notified with the domain's id when its radar changes. */
export const radarChannel = 'radar';
/** Competitors polled in parallel; each is another host. */
const parallelPolls = 12;

/**
 * Polls the queued competitors of a list. Each is stored on its own, so that a run
 * continues after a killed one; after a time slice, another job takes over.
 */
export async function runRadar(services: Services, { listId }: RadarJob): Promise<void> {
  const { database, jobs, now, crawl } = services;
  const list = await readRadarList(database.db, listId);
  if (!list) return;
  const endsAt = now().getTime() + crawl.sliceMs;
  let isPolled = false;
  for (;;) {
    const queued = await readQueued(database.db, listId, parallelPolls);
    if (queued.length === 0) break;
    if (now().getTime() >= endsAt) {
      await database.db.transaction((tx) => jobs.enqueueRadar(tx, { listId }));
      break;
    }
    await Promise.all(queued.map((site) => pollOne(services, list, site)));
    isPolled = true;
    await notify(services, listId);
  }
  if (!isPolled) return;
  await assignPublications(services, listId, list.market.languageCode);
  await notify(services, listId);
}

/** A failure of one competitor does not end the polls of the others. */
async function pollOne(services: Services, list: RadarList, site: QueuedSite): Promise<void> {
  try {
    const sample = await findSampleSite(services, list, site);
    if (sample) await pollSample(services, site, sample);
    else await storePoll(services, site, await pollCompetitor(services, site));
  } catch (error) {
    const { listId, competitorId } = site;
    services.log.warn({ listId, competitorId, error }, 'a poll of a competitor failed');
    const failed: CompetitorPoll = { kind: 'failed', reason: 'failed' };
    await storePoll(services, site, failed);
  }
}

async function notify({ database }: Services, listId: number): Promise<void> {
  await database.db.execute(
    sql`select pg_notify(${radarChannel}, domain_id::text) from keyword_lists where id = ${listId}`,
  );
}
