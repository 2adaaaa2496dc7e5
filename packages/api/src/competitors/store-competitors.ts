import { type Queryable, schema, type Transaction } from '@keydence/db';
import { overlapPercentage, pickCompetitors, type SourceCompetitor } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import type { Services } from '../context.ts';
import { bumpListVersion } from '../keyword-lists/bump-list-version.ts';
import { encodeListId } from '../keyword-lists/encode-list-id.ts';

const tenths = 10;

interface Discovery {
  /** Maximum number of added competitors. */
  limit: number;
  ours: { domainName: string; organicKeywordsCount: number };
  candidates: readonly SourceCompetitor[];
}

/**
 * Stores today's figures of the tracked competitors and adds the best candidates, which it returns.
 * Names that a user has changed stay, and a deleted competitor is not added again.
 */
export async function storeCompetitors(
  tx: Transaction,
  services: Services,
  { listId, limit, ours, candidates }: Discovery & { listId: number },
): Promise<{ id: string; domainName: string }[]> {
  const { competitors } = schema;
  const known = await tx.select().from(competitors).where(eq(competitors.listId, listId));
  const knownNames = new Set(known.map(({ domainName }) => domainName));
  const tracked = known.filter(({ deletedAt }) => deletedAt === null);
  const picked = pickCompetitors(ours, candidates, candidates.length)
    .filter(({ domainName }) => !knownNames.has(domainName))
    .slice(0, limit);
  const added = picked.map(({ domainName, displayName, valueProp }) => ({
    listId,
    id: encodeListId(listId, services.newId()),
    domainName,
    displayName,
    valueProp,
    createdAt: services.now(),
  }));
  if (added.length > 0) await tx.insert(competitors).values(added);

  const bySite = new Map(candidates.map((candidate) => [candidate.domainName, candidate]));
  for (const { id, domainName } of [...tracked, ...added]) {
    const figures = bySite.get(domainName);
    if (figures) await storeMetrics(tx, services, { listId, competitorId: id, ours, figures });
  }
  await bumpListVersion(tx, listId);
  return added;
}

interface Measurement {
  listId: number;
  competitorId: string;
  ours: { organicKeywordsCount: number };
  figures: Omit<SourceCompetitor, 'domainName' | 'displayName' | 'valueProp'>;
}

/** One row a day; a later step counts the day's gaps, which stay. */
export async function storeMetrics(
  tx: Transaction,
  services: Pick<Services, 'now'>,
  measurement: Measurement,
): Promise<void> {
  const { listId, competitorId, ours, figures } = measurement;
  const overlap = overlapPercentage(figures.intersections, ours.organicKeywordsCount);
  const { competitorMetrics } = schema;
  const { organicKeywordsCount, organicTraffic, paidKeywordsCount, paidTraffic } = figures;
  const measured = {
    organicKeywordsCount,
    organicTraffic,
    paidKeywordsCount,
    paidTraffic,
    overlapPermille: Math.round(overlap * tenths),
  };
  const metricDate = await findListDay(tx, listId, services.now());
  await tx
    .insert(competitorMetrics)
    .values({ listId, competitorId, metricDate, ...measured })
    .onConflictDoUpdate({
      target: [competitorMetrics.listId, competitorMetrics.competitorId, competitorMetrics.metricDate],
      set: measured,
    });
}

/** Number of a list's keywords that rank in the top 100. */
export async function countRanked(db: Queryable, listId: number): Promise<number> {
  const [row] = await db.execute<{ ranked: number }>(sql`
    select count(*)::int as ranked from keyword_rankings
    where list_id = ${listId} and rank_group between 1 and 100`);
  return row?.ranked ?? 0;
}
