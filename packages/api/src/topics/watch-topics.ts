import type { TopicStatus } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { topicChannel } from '../runs/move-topic-run.ts';
import { watchDomain } from '../tracked-domains/watch-domain.ts';
import { readStatus } from './read-status.ts';

/** Status of a domain's topics, now and on each change, until no run is open or `signal` aborts. */
export async function* watchTopics(ctx: DomainContext, signal?: AbortSignal): AsyncGenerator<TopicStatus> {
  yield* watchDomain(ctx, {
    channel: topicChannel,
    key: String(ctx.domain.list?.id ?? 0),
    read: (domain) => readStatus({ ...ctx, domain }),
    isLast: ({ run }) => run?.state !== 'queued' && run?.state !== 'running',
    signal,
  });
}
