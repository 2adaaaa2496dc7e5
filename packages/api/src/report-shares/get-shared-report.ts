import { schema } from '@keydence/db';
import { findLocation, type GetSharedReportInput, type SharedReport } from '@keydence/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import { notFound } from '../access.ts';
import type { ApiContext } from '../context.ts';
import { hashLinkToken } from '../link-token.ts';
import { viewReport } from '../reports/report-view.ts';

const { keywordLists, reportShares, trackedDomains, users, workspaces } = schema;

/**
 * The report of a link, for anyone who has it; counts the view. AppError('not_found') for an unknown, expired or
 * revoked token alike; AppError('rate_limited') for too many requests.
 */
export async function getSharedReport(
  { services, clientAddress }: ApiContext,
  { token }: GetSharedReportInput,
): Promise<SharedReport> {
  await services.rateLimiter.take('share_minute', clientAddress ?? 'unknown');
  const tokenHash = hashLinkToken(token);
  if (!tokenHash) throw notFound();
  const { db } = services.database;
  const now = services.now();
  const [opened] = await db
    .update(reportShares)
    .set({ openCount: sql`${reportShares.openCount} + 1`, lastOpenedAt: now })
    .where(and(eq(reportShares.tokenHash, tokenHash), gt(reportShares.expiresAt, now)))
    .returning();
  if (!opened) throw notFound();
  const [place] = await db
    .select({
      domainName: trackedDomains.domainName,
      locationCode: keywordLists.locationCode,
      languageCode: keywordLists.languageCode,
      workspaceName: workspaces.name,
      timeZone: workspaces.timeZone,
      sharedBy: users.fullName,
    })
    .from(keywordLists)
    .innerJoin(trackedDomains, eq(trackedDomains.id, keywordLists.domainId))
    .innerJoin(workspaces, eq(workspaces.id, trackedDomains.workspaceId))
    .leftJoin(users, sql`${users.id} = ${opened.createdBy}`)
    .where(eq(keywordLists.id, opened.listId));
  if (!place) throw notFound();
  const { locationCode, ...names } = place;
  return {
    ...names,
    locationName: findLocation(locationCode)?.locationName ?? String(locationCode),
    // The cost of the model is internal to the workspace.
    report: { ...viewReport(opened), modelUsage: null },
    sharedAt: opened.createdAt,
    expiresAt: opened.expiresAt,
  };
}
