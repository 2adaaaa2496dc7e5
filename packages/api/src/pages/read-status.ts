import type { SiteStatus } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findSite, type SiteRow } from './access.ts';
import { createProofToken } from './prove-site.ts';
import { findSiteRead } from './read-run.ts';

interface Counts extends Record<string, unknown> {
  pages: number;
  indexable: number;
  error: number;
  detour: number;
  hint: number;
}

/** Status of reading the domain's site; zeros and nulls before its first read. */
export async function readSiteStatus(ctx: Pick<DomainContext, 'services' | 'domain'>): Promise<SiteStatus> {
  const { services, domain } = ctx;
  const { database, crawl } = services;
  const site = await findSite(database.db, domain.id);
  const siteId = site?.id ?? 0;
  const lastRead = await findSiteRead(database.db, siteId, true);
  const [counts] = await database.db.execute<Counts>(sql`
    select (select count(*)::int from pages where site_id = ${siteId} and state <> 'waiting') as pages,
      (select count(*)::int from pages where site_id = ${siteId} and state = 'healthy') as indexable,
      count(*) filter (where "group" = 'error')::int as error,
      count(*) filter (where "group" = 'detour')::int as detour,
      count(*) filter (where "group" = 'hint')::int as hint
    from site_findings where site_id = ${siteId} and state = 'open'`);
  const level = site?.proofKind ? 'proven' : 'unproven';
  return {
    read: await findSiteRead(database.db, siteId),
    lastRead,
    pageCount: counts?.pages ?? 0,
    indexableCount: counts?.indexable ?? 0,
    findings: { error: counts?.error ?? 0, detour: counts?.detour ?? 0, hint: counts?.hint ?? 0 },
    level,
    proof: site?.proofKind && site.provenAt ? { kind: site.proofKind, provenAt: site.provenAt } : null,
    proofToken: await createProofToken(database, domain),
    limits: {
      pages: crawl.pages[level],
      secondsBetween: crawl.pauseMs[level] / 1_000,
      nextAt: await findNextRead(ctx, site),
    },
  };
}

/** Earliest time of the next read of an unproven site; null if it may be read now, or is proven. */
export async function findNextRead(
  { services: { database, crawl, now } }: Pick<DomainContext, 'services'>,
  site: SiteRow | null,
): Promise<Date | null> {
  if (!site || site.proofKind) return null;
  const [row] = await database.db.execute<{ at: string | null }>(sql`
    select max(created_at) as at from crawl_runs
    where site_id = ${site.id} and (read_count > 0 or state in ('queued', 'running'))`);
  if (!row?.at) return null;
  // The clock may have been set back since.
  const last = Math.min(new Date(row.at).getTime(), now().getTime());
  const next = new Date(last + crawl.unprovenEveryMs);
  return next > now() ? next : null;
}
