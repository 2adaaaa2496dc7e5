import { type ListPagesInput, type PageList, paginate } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findSite } from './access.ts';
import { countPages, readPageRows, readPageScope } from './read-page-rows.ts';
import { findSiteRead } from './read-run.ts';

/** One page of the inventory of the domain's site; empty before its first read. */
export async function listPages(ctx: DomainContext, input: ListPagesInput): Promise<PageList> {
  const { db } = ctx.services.database;
  const listId = ctx.domain.list?.id ?? 0;
  const { page, limit } = input;
  const site = await findSite(db, ctx.domain.id);
  const read = site && (await findSiteRead(db, site.id, true));
  if (!site) return { data: [], pagination: paginate(page, limit, 0), read };
  const scope = await readPageScope(db, { siteId: site.id, listId, run: read?.run ?? 0 });
  const total = await countPages(db, scope, input);
  const data = await readPageRows(db, scope, { ...input, offset: (page - 1) * limit });
  return { data, pagination: paginate(page, limit, total), read };
}
