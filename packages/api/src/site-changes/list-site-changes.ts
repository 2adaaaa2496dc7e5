import { schema } from '@keydence/db';
import type { SiteChange } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';

const { siteChanges } = schema;

/** Changes of a domain's site, newest first. */
export async function listSiteChanges({ services, domain }: DomainContext): Promise<SiteChange[]> {
  const { id, changedOn, text } = siteChanges;
  return services.database.db
    .select({ id, changedOn, text })
    .from(siteChanges)
    .where(eq(siteChanges.domainId, domain.id))
    .orderBy(desc(changedOn), desc(siteChanges.createdAt), id);
}
