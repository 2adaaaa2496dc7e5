import type { SetupStatus } from '@keydence/domain';
import { createBell } from '../bell.ts';
import { setupChannel } from '../jobs/move-setup.ts';
import { type DomainContext, getDomainScope } from './access.ts';
import { toSetupStatus } from './domain-view.ts';

/** A lost notification costs at most this long. */
const rereadMs = 5_000;

/**
 * The status of a domain's setup, now and at each change, until the setup has ended or `signal` aborts. Changes
 * arrive by notification (one listening connection a process); the row is read again now and then regardless.
 */
export async function* watchSetup(ctx: DomainContext, signal?: AbortSignal): AsyncGenerator<SetupStatus> {
  const { domain, services } = ctx;
  const changes = createBell();
  const ring = () => changes.ring();
  const { unlisten } = await services.database.sql.listen(
    setupChannel,
    (domainId) => domainId === domain.id && changes.ring(),
  );
  signal?.addEventListener('abort', ring);
  try {
    let shown = '';
    while (!signal?.aborted) {
      const status = toSetupStatus(await getDomainScope(ctx, { domainId: domain.id }));
      const text = JSON.stringify(status);
      if (text !== shown) yield status;
      shown = text;
      if (status.state !== 'setting_up') return;
      await changes.wait(rereadMs);
    }
  } finally {
    signal?.removeEventListener('abort', ring);
    await unlisten();
  }
}
