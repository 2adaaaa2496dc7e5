import type { TopicStatus } from '@keydence/domain';
import { type DomainContext, requireList } from '../tracked-domains/access.ts';
import { findRun } from './find-run.ts';
import { endRun } from './move-run.ts';
import { readStatus } from './read-status.ts';

/** Ends the open run, if there is one; the topics stay unchanged. */
export async function cancelRun(ctx: DomainContext): Promise<TopicStatus> {
  const { database, now } = ctx.services;
  const listId = requireList(ctx.domain).id;
  const newest = await findRun(database.db, listId);
  if (newest) {
    const end = { state: 'cancelled', message: null, now: now() } as const;
    await database.db.transaction((tx) => endRun(tx, { listId, run: newest.run }, end));
  }
  return readStatus(ctx);
}
