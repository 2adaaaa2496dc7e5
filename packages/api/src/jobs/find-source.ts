import { AppError, type SearchDataSource } from '@keydence/domain';
import type { Services } from '../context.ts';
import type { SetupScope } from './access.ts';

type Site = Pick<SetupScope, 'domainName' | 'market' | 'dataSource'>;

/**
 * The first source that can answer for a site in its market, or null. Sample and real numbers never meet in one
 * domain: once it has the one kind, only that kind is asked.
 */
export async function findSource({ sources }: Services, site: Site): Promise<SearchDataSource | null> {
  for (const source of Object.values(sources)) {
    const isOtherKind =
      site.dataSource !== null && (site.dataSource === 'sample') !== (source.name === 'sample');
    if (!isOtherKind && (await source.covers(site.domainName, site.market))) return source;
  }
  return null;
}

/** The source that the setup's first step has chosen; AppError('source_failed') when it is gone. */
export function requireSource({ sources }: Services, { dataSource }: Site): SearchDataSource {
  const source = dataSource === null ? undefined : sources[dataSource];
  if (!source) throw new AppError('source_failed', 'The search-data source is no longer connected.');
  return source;
}
