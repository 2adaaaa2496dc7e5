import type { SiteStatus } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findSite } from './access.ts';
import { endSiteRead, findSiteRead } from './read-run.ts';
import { readSiteStatus } from './read-status.ts';

/** Ends the open run, if there is one; pages read so far are kept, and the findings stay unchanged. */
export async function cancelSiteRead(ctx: DomainContext): Promise<SiteStatus> {
  const { database, now } = ctx.services;
  const site = await findSite(database.db, ctx.domain.id);
  const newest = site && (await findSiteRead(database.db, site.id));
  if (site && newest) {
    const end = { state: 'cancelled', finishedAt: now() } as const;
    await database.db.transaction((tx) => endSiteRead(tx, { siteId: site.id, run: newest.run }, end));
  }
  return readSiteStatus(ctx);
}
