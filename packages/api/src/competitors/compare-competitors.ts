import type { DatabaseHandle } from '@keydence/db';
import { compareSites, lastCheckedRank, type RankCount, type SiteComparison } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { createListMemory } from '../list-memory.ts';
import type { DomainContext } from '../tracked-domains/access.ts';
import { competitorRankSql } from './build-competitor-rank.ts';

interface Counted {
  /** The version of the list with the names of its active competitors. */
  state: string;
  sites: SiteComparison['sites'];
  keywords: number;
}

/** Lists whose comparison stays in a process. */
const maxKept = 1_000;
const kept = createListMemory<Counted>(maxKept);

/** The own site beside its active competitors. Counted over the list's rows, so once for each version of the list. */
export async function compareCompetitors({
  services: { database },
  domain,
}: DomainContext): Promise<SiteComparison> {
  const { dataSource, domainName } = domain;
  if (!domain.list) return { sites: [], keywords: 0, dataSource };
  const listId = domain.list.id;
  const { version, competitors } = await readSites(database, listId);
  const state = JSON.stringify([version, competitors]);
  const known = kept.find(database.owner, listId);
  const { sites, keywords } =
    known?.state === state ? known : await countSites(database, { listId, domainName, competitors });
  kept.keep(database.owner, listId, { state, sites, keywords });
  return { sites, keywords, dataSource };
}

interface CompetitorName {
  id: string;
  domainName: string;
  displayName: string;
}

async function readSites({ db }: DatabaseHandle, listId: number) {
  const [list] = await db.execute<{ version: string; competitors: CompetitorName[] }>(sql`
    select l.version::text as version, coalesce((
      select json_agg(json_build_object('id', c.id, 'domainName', c.domain_name,
        'displayName', coalesce(c.display_name, c.domain_name)) order by c.id)
      from competitors c where c.list_id = ${listId} and c.is_active and c.deleted_at is null), '[]') as competitors
    from keyword_lists l where l.id = ${listId}`);
  return list ?? { version: '', competitors: [] };
}

interface Compared {
  listId: number;
  domainName: string;
  competitors: readonly CompetitorName[];
}

interface RankRow extends Record<string, unknown>, RankCount {
  competitorId: string | null;
}

/** Both sides by the volumes of the own list, so that a keyword weighs the same for every site. */
async function countSites({ db }: DatabaseHandle, { listId, domainName, competitors }: Compared) {
  const theirRank = competitorRankSql('c');
  const ids = `{${competitors.map(({ id }) => id).join(',')}}`;
  const [size, rows] = await Promise.all([
    db.execute<{ keywords: number }>(sql`
      select count(*)::int as keywords from keyword_rankings
      where list_id = ${listId} and search_volume is not null`),
    db.execute<RankRow>(sql`
      select null as "competitorId", rank_group as rank, count(*)::int as keywords,
        sum(search_volume)::float8 as searches
      from keyword_rankings
      where list_id = ${listId} and search_volume is not null and rank_group between 1 and ${lastCheckedRank}
      group by rank_group
      union all
      select c.competitor_id::text, ${theirRank}, count(*)::int, sum(k.search_volume)::float8
      from competitor_keywords c
      join tracked_keywords k on k.list_id = ${listId} and k.kw_hash = c.kw_hash
      where c.list_id = ${listId} and c.competitor_id = any(${ids}::uuid[]) and k.search_volume is not null
        and ${theirRank} between 1 and ${lastCheckedRank}
      group by c.competitor_id, ${theirRank}`),
  ]);
  const ranks = new Map<string | null, RankCount[]>();
  for (const { competitorId, ...count } of rows)
    ranks.set(competitorId, [...(ranks.get(competitorId) ?? []), count]);
  const own = { id: null, domainName, displayName: domainName };
  return {
    sites: compareSites([own, ...competitors].map((site) => ({ ...site, ranks: ranks.get(site.id) ?? [] }))),
    keywords: size[0]?.keywords ?? 0,
  };
}
