import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { ensureSite } from './access.ts';
import { findSiteRead, queueSiteRead } from './read-run.ts';

/** Starts reading a sample site after its setup, so its pages have data; does nothing for other sites. */
export async function readSampleSite(services: Services, domainId: string): Promise<void> {
  if (!services.sources.sample?.site) return;
  await services.database.db.transaction(async (tx) => {
    const [domain] = await tx.execute<{ name: string }>(sql`
      select d.domain_name as name from tracked_domains d join domain_setups s on s.domain_id = d.id
      where d.id = ${domainId} and s.state = 'ready' and d.data_source = 'sample' for key share of d`);
    if (!domain || !services.sampleDomains.some(({ domainName }) => domainName === domain.name)) return;
    const site = await ensureSite(tx, domainId);
    if ((await findSiteRead(tx, site.id)) === null) await queueSiteRead(tx, services, site.id);
  });
}
