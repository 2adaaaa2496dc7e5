import type { TopicStatus } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { endRun } from '../runs/move-topic-run.ts';
import { findRun } from './find-run.ts';
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
