import type { SiteStatus } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { watchDomain } from '../tracked-domains/watch-domain.ts';
import { sitesChannel } from './read-run.ts';
import { readSiteStatus } from './read-status.ts';

/** Status of reading a domain's site, now and on each change, until no run is open or `signal` aborts. */
export async function* watchSiteRead(ctx: DomainContext, signal?: AbortSignal): AsyncGenerator<SiteStatus> {
  yield* watchDomain(ctx, {
    channel: sitesChannel,
    key: ctx.domain.id,
    read: (domain) => readSiteStatus({ ...ctx, domain }),
    isLast: ({ read }) => read?.state !== 'queued' && read?.state !== 'running',
    signal,
  });
}
