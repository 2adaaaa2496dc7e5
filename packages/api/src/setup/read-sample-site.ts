import { sql } from 'drizzle-orm';
import { createSampleBrief } from '../briefs/create-sample-brief.ts';
import type { Services } from '../context.ts';
import { ensureSite } from '../pages/access.ts';
import { findSiteRead, queueSiteRead } from '../pages/read-run.ts';

interface SampleRow extends Record<string, unknown> {
  name: string;
  listId: number | null;
  locationCode: number;
  languageCode: string;
}

/** Starts reading a sample site and its first brief after its setup; does nothing for other sites. */
export async function readSampleSite(services: Services, domainId: string): Promise<void> {
  if (!services.sources.sample?.site) return;
  await services.database.db.transaction(async (tx) => {
    const [domain] = await tx.execute<SampleRow>(sql`
      select d.domain_name as name, d.list_id as "listId",
        d.location_code as "locationCode", d.language_code as "languageCode"
      from tracked_domains d join domain_setups s on s.domain_id = d.id
      where d.id = ${domainId} and s.state = 'ready' and d.data_source = 'sample' for key share of d`);
    if (!domain || !services.sampleDomains.some(({ domainName }) => domainName === domain.name)) return;
    const site = await ensureSite(tx, domainId);
    if ((await findSiteRead(tx, site.id)) !== null) return;
    await queueSiteRead(tx, services, site.id);
    const { name: domainName, listId, locationCode, languageCode } = domain;
    if (listId === null) return;
    await createSampleBrief(tx, services, { listId, domainName, market: { locationCode, languageCode } });
  });
}
