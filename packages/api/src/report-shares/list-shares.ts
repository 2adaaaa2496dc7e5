import { schema } from '@keydence/db';
import { maxActiveShares, type ReportShareList } from '@keydence/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { shareColumns, viewShare } from './share-view.ts';

const { keywordLists, people, reportShares } = schema;

/** Valid links to a domain's reports, newest first. */
export async function listShares({ services, domain, caller }: DomainContext): Promise<ReportShareList> {
  const rows = await services.database.db
    .select(shareColumns)
    .from(reportShares)
    .innerJoin(keywordLists, eq(keywordLists.id, reportShares.listId))
    .leftJoin(people, eq(people.id, reportShares.createdBy))
    .where(and(eq(keywordLists.domainId, domain.id), gt(reportShares.expiresAt, services.now())))
    .orderBy(desc(reportShares.createdAt), desc(reportShares.id))
    .limit(maxActiveShares);
  return { data: rows.map((row) => viewShare(row, caller)) };
}
