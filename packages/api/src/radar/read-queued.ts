import { type Queryable, schema } from '@keydence/db';
import type { Market } from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';

const { radarFiles, radarSites } = schema;

/** A competitor whose poll is queued. */
export interface QueuedSite {
  listId: number;
  competitorId: string;
  domainName: string;
  displayName: string;
  poll: number;
  failures: number;
  polledAt: Date | null;
}

export interface RadarList {
  market: Market;
  ownDomain: string;
}

/** Market and domain of a list; null once it is deleted. */
export async function readRadarList(db: Queryable, listId: number): Promise<RadarList | null> {
  const [row] = await db.execute<{ location: number; language: string; own: string }>(sql`
    select l.location_code as location, l.language_code as language, d.domain_name as own
    from keyword_lists l join tracked_domains d on d.id = l.domain_id where l.id = ${listId}`);
  if (!row) return null;
  return { market: { locationCode: row.location, languageCode: row.language }, ownDomain: row.own };
}

interface QueuedRow extends Omit<QueuedSite, 'polledAt'>, Record<string, unknown> {
  polledAt: string | null;
}

/** Queued polls of a list, those that wait longest first. Deleted competitors are skipped. */
export async function readQueued(db: Queryable, listId: number, limit: number): Promise<QueuedSite[]> {
  const rows = await db.execute<QueuedRow>(sql`
    select r.list_id as "listId", r.competitor_id as "competitorId", c.domain_name as "domainName",
      c.display_name as "displayName", r.poll, r.failures, r.polled_at as "polledAt"
    from radar_sites r join competitors c on c.list_id = r.list_id and c.id = r.competitor_id
    where r.list_id = ${listId} and r.state = 'queued' and c.deleted_at is null
    order by r.queued_at, r.competitor_id limit ${limit}`);
  return [...rows].map(({ polledAt, ...row }) => ({
    ...row,
    polledAt: polledAt === null ? null : new Date(polledAt),
  }));
}

export type KnownFile = Omit<typeof radarFiles.$inferSelect, 'snapshot'>;

const ofSite = ({ listId, competitorId }: Pick<QueuedSite, 'listId' | 'competitorId'>) =>
  and(eq(radarFiles.listId, listId), eq(radarFiles.competitorId, competitorId));

const knownColumns = {
  listId: radarFiles.listId,
  competitorId: radarFiles.competitorId,
  address: radarFiles.address,
  kind: radarFiles.kind,
  etag: radarFiles.etag,
  lastModified: radarFiles.lastModified,
  bodyHash: radarFiles.bodyHash,
  children: radarFiles.children,
  addressCount: radarFiles.addressCount,
  freshPolls: radarFiles.freshPolls,
  shrunkSince: radarFiles.shrunkSince,
};

/** Stored files of a competitor, without their snapshots. */
export async function readKnownFiles(db: Queryable, site: QueuedSite): Promise<KnownFile[]> {
  return db.select(knownColumns).from(radarFiles).where(ofSite(site));
}

/** Snapshots by file, and the addresses that were found gone. */
export async function readSnapshots(db: Queryable, site: QueuedSite) {
  const rows = await db
    .select({ address: radarFiles.address, snapshot: radarFiles.snapshot })
    .from(radarFiles)
    .where(ofSite(site));
  const [state] = await db
    .select({ missing: radarSites.missing })
    .from(radarSites)
    .where(and(eq(radarSites.listId, site.listId), eq(radarSites.competitorId, site.competitorId)));
  return {
    snapshots: new Map(rows.map(({ address, snapshot }) => [address, snapshot])),
    missing: state?.missing ?? null,
  };
}
