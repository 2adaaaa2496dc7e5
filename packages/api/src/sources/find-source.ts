import {
  AppError,
  type DataSourceName,
  type Market,
  type PaidAction,
  type SearchDataSource,
} from '@keydence/domain';
import type { Services } from '../context.ts';
import { setupMessages } from '../runs/setup-messages.ts';

/** The domain that needs a source; its workspace pays. */
interface Site {
  workspaceId: string;
  domainId: string;
  dataSource: DataSourceName | null;
}

/** A source for one workspace: a priced source charges its requests to the workspace. */
export function openSource(
  source: SearchDataSource,
  { workspaceId, domainId, action }: { workspaceId: string; domainId: string | null; action: PaidAction },
): SearchDataSource {
  return source.chargedTo?.({ workspaceId, domainId, action }) ?? source;
}

/**
 * The first source that covers a site in its market, or null. A domain never mixes sample and real
 * figures: once it has one kind, only sources of that kind are considered.
 */
export async function findSource(
  { sources }: Services,
  site: Site & { domainName: string; market: Market },
  action: PaidAction,
): Promise<SearchDataSource | null> {
  for (const source of Object.values(sources)) {
    const isOtherKind =
      site.dataSource !== null && (site.dataSource === 'sample') !== (source.name === 'sample');
    if (isOtherKind || !(await source.covers(site.domainName, site.market))) continue;
    return openSource(source, { ...site, action });
  }
  return null;
}

/**
 * The source that the setup's first step has chosen; AppError('source_failed') if it is no longer
 * configured.
 */
export function requireSource({ sources }: Services, site: Site, action: PaidAction): SearchDataSource {
  const source = site.dataSource === null ? undefined : sources[site.dataSource];
  if (!source) {
    const isImported = site.dataSource === 'import';
    const message = isImported ? setupMessages.imported : 'The search-data source is no longer connected.';
    throw new AppError('source_failed', message);
  }
  return openSource(source, { ...site, action });
}
