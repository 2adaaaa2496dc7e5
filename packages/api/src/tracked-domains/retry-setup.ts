import type { SetupStatus } from '@keydence/domain';
import { restartSetup } from '../jobs/move-setup.ts';
import { type DomainContext, getDomainScope } from './access.ts';
import { toSetupStatus } from './domain-view.ts';

/**
 * Starts a failed setup again at the step that failed, and one that found no source from its beginning, as there may
 * be one now. Any other setup stays as it is; what failed while a ready domain was measured again is its schedule's
 * to repeat.
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
