import type { DataSourceName, Market, RefreshKind } from '@keydence/domain';
import type { DomainContext, ListScope } from '../access/get-domain-scope.ts';
import type { RefreshJob, Services } from '../context.ts';
import { findMarketList } from '../keyword-lists/find-market-list.ts';

/** A refresh with the data that its job needs. */
export interface RefreshScope extends RefreshJob {
  workspaceId: string;
  domainId: string;
  domainName: string;
  market: Market;
  dataSource: DataSourceName | null;
}

interface Row {
  workspaceId: string;
  domainId: string;
  domainName: string;
  locationCode: number;
  languageCode: string;
  dataSource: DataSourceName | null;
}

/** The refresh of a job; null if it has ended or its list was deleted. */
export async function findRefreshScope(
  { database }: Pick<Services, 'database'>,
  job: RefreshJob,
): Promise<RefreshScope | null> {
  const [row] = await database.sql<Row[]>`
    select d.workspace_id as "workspaceId", d.id as "domainId", d.domain_name as "domainName", d.data_source as "dataSource",
      l.location_code as "locationCode", l.language_code as "languageCode"
    from refresh_runs r
    join keyword_lists l on l.id = r.list_id
    join tracked_domains d on d.id = l.domain_id
    where r.list_id = ${job.listId} and r.kind = ${job.kind} and r.run = ${job.run}
      and r.state in ('queued', 'running')`;
  if (!row) return null;
  const { locationCode, languageCode, ...domain } = row;
  return { ...job, ...domain, market: { locationCode, languageCode } };
}

/** The list of the caller's domain in a market, by default the current one; null if it was never set up. */
export function findRefreshList(
  { services, domain }: DomainContext,
  market: { locationCode?: number | undefined; languageCode?: string | undefined },
): Promise<ListScope | null> {
  return findMarketList(services.database, domain, market);
}

export interface RefreshKey {
  listId: number;
  kind: RefreshKind;
}
