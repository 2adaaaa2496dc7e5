import type { Transaction } from '@keydence/db';
import { schema } from '@keydence/db';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { CompetitorPoll } from './poll-competitor.ts';
import { radarMessages } from './radar-messages.ts';
import type { QueuedSite } from './read-queued.ts';

const { radarFiles, radarPublications, radarSites } = schema;

const dayMs = 86_400_000;
export const fortnightMs = 14 * dayMs;
const keptMs = 400 * dayMs;
const mostGone = 20_000;
const batchSize = 500;

type Changed = Extract<CompetitorPoll, { kind: 'changed' }>;

const isSite = ({ listId, competitorId }: QueuedSite) =>
  and(eq(radarSites.listId, listId), eq(radarSites.competitorId, competitorId));

/**
 * Stores a poll and its publications in one transaction, unless the poll was canceled or stored
 * by another process in between.
 */
export async function storePoll(
  { database, now }: Pick<Services, 'database' | 'now'>,
  site: QueuedSite,
  poll: CompetitorPoll,
  { isSample = false } = {},
): Promise<void> {
  await database.db.transaction(async (tx) => {
    // A mail that counts publications holds the rows; this poll then has a later time than the mail.
    await tx.select({ poll: radarSites.poll }).from(radarSites).where(isSite(site)).for('update');
    const at = now();
    const done = {
      ...{ state: 'done' as const, message: null, failures: 0, polledAt: at },
      ...{
        poll: site.poll + 1,
        nextAt: new Date(at.getTime() + fortnightMs),
        notes: poll.kind === 'failed' ? [] : poll.notes,
      },
    };
    const change = {
      failed: () => failedState(site, at, poll),
      unchanged: () => ({ ...done, goneCount: 0 }),
      changed: () => ({ ...done, ...countsOf(poll) }),
    };
    const rows = await tx
      .update(radarSites)
      .set(change[poll.kind]())
      .where(and(isSite(site), eq(radarSites.state, 'queued'), eq(radarSites.poll, site.poll)))
      .returning({ poll: radarSites.poll });
    if (rows.length === 0 || poll.kind !== 'changed') return;
    await storeFiles(tx, site, poll);
    await storePublications(tx, site, { poll, at, isSample });
  });
}

/** A failed poll is tried again after 1, 2, 4 and 8 days, then after a fortnight. */
function failedState({ failures }: QueuedSite, at: Date, poll: CompetitorPoll) {
  const waitMs = Math.min(2 ** failures * dayMs, fortnightMs);
  return {
    state: 'failed' as const,
    message: poll.kind === 'failed' ? radarMessages[poll.reason] : null,
    failures: Math.min(failures + 1, 10),
    nextAt: new Date(at.getTime() + waitMs),
  };
}

function countsOf(poll: CompetitorPoll) {
  if (poll.kind !== 'changed') return {};
  const { missing, addressCount, gone } = poll.result;
  return { missing, addressCount, goneCount: gone.length };
}

async function storeFiles(
  tx: Transaction,
  { listId, competitorId }: QueuedSite,
  { files, known, result }: Changed,
) {
  const stored = new Map(result.files.map((file) => [file.address, file]));
  for (const { address, kind, reading, etag, lastModified, bodyHash, children } of files) {
    if (reading.kind === 'unchanged' || (reading.kind === 'failed' && !stored.has(address))) continue;
    const state = stored.get(address);
    // A loss is confirmed only if the next poll reads the file again, changed or not.
    const isConfirmed = (state?.shrunkSince ?? null) === null;
    const values = {
      ...{ kind, children },
      ...(isConfirmed
        ? { etag, lastModified, bodyHash }
        : { etag: null, lastModified: null, bodyHash: null }),
      ...(state && {
        ...{ addressCount: state.addressCount, freshPolls: state.freshPolls },
        shrunkSince: state.shrunkSince === null ? null : new Date(state.shrunkSince),
        ...(state.snapshot && { snapshot: state.snapshot }),
      }),
    };
    await tx
      .insert(radarFiles)
      .values({ listId, competitorId, address, ...values })
      .onConflictDoUpdate({
        target: [radarFiles.listId, radarFiles.competitorId, radarFiles.address],
        set: values,
      });
  }
  const ended = known
    .filter(({ address }) => {
      const reading = files.find((file) => file.address === address)?.reading.kind;
      return reading === 'absent' && (stored.get(address)?.addressCount ?? 0) === 0;
    })
    .map(({ address }) => address);
  if (ended.length === 0) return;
  await tx
    .delete(radarFiles)
    .where(
      and(
        eq(radarFiles.listId, listId),
        eq(radarFiles.competitorId, competitorId),
        inArray(radarFiles.address, ended),
      ),
    );
}

interface Publishing {
  poll: Changed;
  at: Date;
  isSample: boolean;
}

async function storePublications(tx: Transaction, site: QueuedSite, { poll, at, isSample }: Publishing) {
  const { listId, competitorId } = site;
  const { publications, result } = poll;
  for (let start = 0; start < publications.length; start += batchSize) {
    const rows = publications.slice(start, start + batchSize).map((found) => ({
      ...{ listId, competitorId, poll: site.poll + 1, hash: found.hash, kind: found.kind },
      ...{ address: found.address, title: found.title, heading: found.heading },
      ...{ datedAt: found.at === null ? null : new Date(found.at), foundAt: at },
      ...{ isFromFeed: found.isFromFeed, isSample },
    }));
    await tx.insert(radarPublications).values(rows).onConflictDoNothing();
  }
  const mark = (hashes: readonly string[], time: Date | null) =>
    tx.execute(sql`
    update radar_publications set gone_at = ${time?.toISOString() ?? null}::timestamptz
    where list_id = ${listId} and competitor_id = ${competitorId}
      and hash in (select jsonb_array_elements_text(${JSON.stringify(hashes.slice(0, mostGone))}::jsonb))`);
  if (result.gone.length > 0) await mark(result.gone, at);
  if (result.back.length > 0) await mark(result.back, null);
  await tx.execute(sql`
    delete from radar_publications where list_id = ${listId} and competitor_id = ${competitorId}
      and found_at < ${new Date(at.getTime() - keptMs).toISOString()}::timestamptz`);
}
