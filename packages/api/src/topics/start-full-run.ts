import type { TopicStatus } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { startRun } from '../runs/move-topic-run.ts';
import { readStatus } from './read-status.ts';

/** Starts a full run of the domain's list, or joins the open one. */
export async function rebuildTopics(ctx: DomainContext): Promise<TopicStatus> {
  const { services, domain, caller } = ctx;
  const listId = requireList(domain).id;
  await services.rateLimiter.take('provider_minute', caller.userId);
  await changeList(ctx, domain.id, (tx) =>
    startRun(tx, services, { listId, kind: 'full', askedBy: caller.userId }),
  );
  return readStatus(ctx);
}
