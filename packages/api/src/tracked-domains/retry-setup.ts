import type { SetupStatus } from '@keydence/domain';
import { type DomainContext, getDomainScope } from '../access/get-domain-scope.ts';
import { restartSetup } from '../runs/move-setup.ts';
import { toSetupStatus } from './domain-view.ts';

/**
 * Restarts a failed setup at the failed step, or from the beginning if it found no source, because there may be one
 * now. Any other setup stays unchanged; a failed new run of a ready domain is retried by its schedule.
 */
export async function retrySetup(ctx: DomainContext): Promise<SetupStatus> {
  const { services, domain } = ctx;
  await services.database.db.transaction((tx) =>
    restartSetup(tx, services, {
      domainId: domain.id,
      isNeeded: ({ state, isRepeat }) =>
        !isRepeat && (state === 'failed' || (state === 'ready' && domain.dataSource === null)),
    }),
  );
  return toSetupStatus(await getDomainScope(ctx, { domainId: domain.id }));
}
