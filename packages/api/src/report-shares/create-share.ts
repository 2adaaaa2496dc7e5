import { schema, type Transaction } from '@keydence/db';
import {
  AppError,
  type CreatedReportShare,
  type CreateReportShareInput,
  maxActiveShares,
  type StoredReportBody,
} from '@keydence/domain';
import { and, count, eq, inArray, lte } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { findKeywordList } from '../keyword-lists/find-keyword-list.ts';
import { createLinkToken, hashLinkToken } from '../link-token.ts';
import { findReport } from '../stored-reports/find-report.ts';
import { requireSharing } from '../workspaces/require-sharing.ts';
import { shareColumns, viewShare } from './share-view.ts';

const { keywordLists, people, reportShares } = schema;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates a link to the current report and permanently deletes expired links of the domain. AppError('conflict') if
 * there is no report yet, or the domain already has 20 links.
 */
export async function createShare(
  ctx: DomainContext,
  input: CreateReportShareInput,
): Promise<CreatedReportShare> {
  const { services, domain, caller } = ctx;
  const list = await findKeywordList(services.database, {
    domainId: domain.id,
    locationCode: input.locationCode ?? domain.locationCode,
    languageCode: input.languageCode ?? domain.languageCode,
  });
  const stored = list && (await findReport(services.database.db, list.id));
  if (!stored) throw new AppError('conflict', 'There is no report to share yet.');
  const token = createLinkToken();
  const createdAt = services.now();
  const share = {
    listId: list.id,
    id: services.newId(),
    tokenHash: hashLinkToken(token) ?? new Uint8Array(),
    createdBy: caller.userId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + input.expiresInDays * dayMs),
    generatedAt: stored.generatedAt,
    body: withoutInside(stored.body),
  };
  return services.database.db.transaction(async (tx) => {
    await requireSharing(tx, ctx, domain.workspaceId);
    await makeRoom(tx, domain.id, createdAt);
    await tx.insert(reportShares).values(share);
    await recordAudit(tx, ctx, {
      workspaceId: domain.workspaceId,
      notes: [
        {
          kind: 'share_link.created',
          subject: { id: share.id, name: domain.domainName },
          details: { expiresAt: share.expiresAt.toISOString() },
        },
      ],
    });
    const [row] = await tx
      .select(shareColumns)
      .from(reportShares)
      .leftJoin(people, eq(people.id, reportShares.createdBy))
      .where(and(eq(reportShares.listId, share.listId), eq(reportShares.id, share.id)));
    if (!row) throw new Error('the new link is not there');
    return { ...viewShare(row, caller), token };
  });
}

/** Locks the domain's lists, so concurrent requests count the links one after the other. */
async function makeRoom(tx: Transaction, domainId: string, now: Date): Promise<void> {
  const lists = await tx
    .select({ id: keywordLists.id })
    .from(keywordLists)
    .where(eq(keywordLists.domainId, domainId))
    .orderBy(keywordLists.id)
    .for('update');
  const ofDomain = inArray(
    reportShares.listId,
    lists.map(({ id }) => id),
  );
  await tx.delete(reportShares).where(and(ofDomain, lte(reportShares.expiresAt, now)));
  const [active] = await tx.select({ links: count() }).from(reportShares).where(ofDomain);
  if ((active?.links ?? 0) >= maxActiveShares) {
    throw new AppError(
      'conflict',
      `This report has ${maxActiveShares} links already. Revoke one to make another.`,
    );
  }
}

/** The report without workspace data: ids, rows that the report does not show, problems with a model. */
function withoutInside(body: StoredReportBody): StoredReportBody {
  const competitors = body.competitors.map((competitor) => ({ ...competitor, id: competitor.domain }));
  const authors = body.authors?.map((author) => ({ ...author, fallback: null }));
  return { ...body, competitors, evidence: [], ...(authors && { authors }) };
}
