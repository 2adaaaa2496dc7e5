import type { SetupStatus } from '@keydence/domain';
import { restartSetup } from '../jobs/move-setup.ts';
import { type DomainContext, getDomainScope } from './access.ts';
import { toSetupStatus } from './domain-view.ts';

/** Starts a failed setup again at the step that failed. A setup that has not failed stays as it is. */
export async function retrySetup(ctx: DomainContext): Promise<SetupStatus> {
  const { services, domain } = ctx;
  await services.database.db.transaction((tx) =>
    restartSetup(tx, services, { domainId: domain.id, onlyFailed: true }),
  );
  return toSetupStatus(await getDomainScope(ctx, { domainId: domain.id }));
}
