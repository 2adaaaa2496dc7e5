import type { DatabaseHandle } from '@keydence/db';
import { compareSites, type SiteComparison } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { createListMemory } from '../list-memory.ts';
import { countRanks } from './count-ranks.ts';
import { readShareCourse } from './read-share-course.ts';

interface Counted {
  /** The version of the list with the names of its active competitors. */
  state: string;
  sites: SiteComparison['sites'];
  keywords: number;
  course: SiteComparison['course'];
}

/** Maximum lists whose comparison a process caches. */
const maxKept = 1_000;
const kept = createListMemory<Counted>(maxKept);

/**
 * The own site beside its active competitors. Computed from the list's rows once per version of the
 * list.
 */
export async function compareCompetitors({
  services: { database },
  domain,
}: DomainContext): Promise<SiteComparison> {
  const { dataSource, domainName } = domain;
  if (!domain.list) return { sites: [], keywords: 0, course: [], dataSource };
  const { id: listId, version } = domain.list;
  const competitors = await readActive(database, listId);
  const state = JSON.stringify([version, competitors]);
  const known = kept.find(database.owner, listId);
  if (known?.state === state) return viewComparison(known, dataSource);
  const counted = await countSites(database, { listId, domainName, competitors });
  const comparison = { ...counted, course: await readShareCourse(database.db, listId), state };
  kept.keep(database.owner, listId, comparison);
  return viewComparison(comparison, dataSource);
}

function viewComparison(
  { sites, keywords, course }: Counted,
  dataSource: SiteComparison['dataSource'],
): SiteComparison {
  return { sites, keywords, course, dataSource };
}

interface CompetitorName {
  id: string;
  domainName: string;
  displayName: string;
}

async function readActive({ db }: DatabaseHandle, listId: number): Promise<CompetitorName[]> {
  const rows = await db.execute<Record<keyof CompetitorName, string>>(sql`
    select id, domain_name as "domainName", coalesce(display_name, domain_name) as "displayName"
    from competitors where list_id = ${listId} and is_active and deleted_at is null order by id`);
  return [...rows];
}

interface Compared {
  listId: number;
  domainName: string;
  competitors: readonly CompetitorName[];
}

async function countSites({ db }: DatabaseHandle, { listId, domainName, competitors }: Compared) {
  const ids = competitors.map(({ id }) => id);
  const [[size], ranks] = await Promise.all([
    db.execute<{ keywords: number }>(sql`
      select count(*)::int as keywords from keyword_rankings
      where list_id = ${listId} and search_volume is not null`),
    countRanks(db, listId, ids),
  ]);
  const own = { id: null, domainName, displayName: domainName };
  return {
    sites: compareSites([own, ...competitors].map((site) => ({ ...site, ranks: ranks.get(site.id) ?? [] }))),
    keywords: size?.keywords ?? 0,
  };
}
