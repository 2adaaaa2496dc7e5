import type { SetupStatus } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { setupChannel } from '../runs/move-setup.ts';
import { toSetupStatus } from './domain-view.ts';
import { watchDomain } from './watch-domain.ts';

/** Status of a domain's setup, now and on each change, until the setup has ended or `signal` aborts. */
export function watchSetup(ctx: DomainContext, signal?: AbortSignal): AsyncGenerator<SetupStatus> {
  return watchDomain(ctx, {
    channel: setupChannel,
    key: ctx.domain.id,
    read: toSetupStatus,
    isLast: ({ state }) => state !== 'setting_up',
    signal,
  });
}
