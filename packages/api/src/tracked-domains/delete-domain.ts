import { schema } from '@keydence/db';
import { eq, sql } from 'drizzle-orm';
import { changeAccess } from '../access/change-access.ts';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { cancelImports } from '../runs/move-import.ts';
import { setupChannel } from '../runs/move-setup.ts';
import { lockDomains } from './lock-domains.ts';

/**
 * Permanently deletes a domain with all its collected data. A running setup or refresh finds nothing to write to and
 * stops; an import is aborted, because the deletion would have to wait for its end.
 */
export async function deleteDomain(ctx: DomainContext): Promise<void> {
  const { services, domain, caller } = ctx;
  const { trackedDomains } = schema;
  await cancelImports(services, domain.id);
  await changeAccess(services, domain.workspaceId, async (tx) => {
    await lockDomains(tx, [domain.id]);
    const gone = await tx
      .delete(trackedDomains)
      .where(eq(trackedDomains.id, domain.id))
      .returning({ id: trackedDomains.id });
    if (gone.length === 0) throw notFound();
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [{ kind: 'domain.deleted', subject: { id: domain.id, name: domain.domainName }, details: {} }],
    });
    await tx.execute(sql`select pg_notify(${setupChannel}, ${domain.id})`);
  });
  services.log.info({ domainId: domain.id, by: caller.userId }, 'a domain was removed');
}
