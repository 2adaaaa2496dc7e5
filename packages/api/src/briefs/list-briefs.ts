import { schema } from '@keydence/db';
import { type BriefList, type BriefOutcome, type ListBriefsInput, paginate } from '@keydence/domain';
import { desc, eq, sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { viewBrief } from './get-brief.ts';

const { briefs } = schema;

/** Briefs of the domain's current market, newest first. */
export async function listBriefs(ctx: DomainContext, { page, limit }: ListBriefsInput): Promise<BriefList> {
  const { db } = ctx.services.database;
  const listId = ctx.domain.list?.id ?? 0;
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(briefs)
    .where(eq(briefs.listId, listId));
  const rows = await db
    .select({
      listId: briefs.listId,
      id: briefs.id,
      title: briefs.title,
      subject: briefs.subject,
      subjectId: briefs.subjectId,
      language: briefs.language,
      state: briefs.state,
      message: briefs.message,
      ownPage: briefs.ownPage,
      isSample: briefs.isSample,
      kind: briefs.kind,
      excluded: briefs.excluded,
      createdAt: briefs.createdAt,
      finishedAt: briefs.finishedAt,
      outcomes: sql<BriefOutcome[]>`array(select outcome from brief_sources s
        where s.list_id = ${briefs.listId} and s.brief_id = ${briefs.id})`,
    })
    .from(briefs)
    .where(eq(briefs.listId, listId))
    .orderBy(desc(briefs.createdAt), desc(briefs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    data: rows.map(({ outcomes, ...row }) =>
      viewBrief(
        row,
        outcomes.map((outcome) => ({ outcome })),
      ),
    ),
    pagination: paginate(page, limit, counted?.total ?? 0),
  };
}
