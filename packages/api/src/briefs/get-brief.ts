import { schema } from '@keydence/db';
import type { Brief, BriefDetail, BriefSource } from '@keydence/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { type BriefRow, requireBrief, requireListId } from './access.ts';
import { briefMessages } from './brief-messages.ts';

const { briefSources } = schema;

/** A brief with its pages and their common traits. */
export async function getBrief(ctx: DomainContext, { briefId }: { briefId: string }): Promise<BriefDetail> {
  const { db } = ctx.services.database;
  const row = await requireBrief(db, requireListId(ctx), briefId);
  const rows = await db
    .select({
      number: briefSources.number,
      address: briefSources.address,
      outcome: briefSources.outcome,
      status: briefSources.status,
      readAt: briefSources.readAt,
      kind: briefSources.kind,
      title: briefSources.title,
      words: briefSources.words,
    })
    .from(briefSources)
    .where(and(eq(briefSources.listId, row.listId), eq(briefSources.briefId, row.id)))
    .orderBy(asc(briefSources.number));
  const sources: BriefSource[] = rows.map((source) => ({
    ...source,
    reason: briefMessages.reasons[source.outcome],
    isExcluded: row.excluded.includes(source.number),
  }));
  const { body, ownPage, isSample } = row;
  return { brief: viewBrief(row, sources), sources, body, ownPage, isSample };
}

export function viewBrief(
  row: Omit<BriefRow, 'body' | 'asked'>,
  sources: readonly Pick<BriefSource, 'outcome'>[],
): Brief {
  const { id, title, subject, subjectId, language, state, message, createdAt, finishedAt } = row;
  return {
    ...{ id, title, subject, subjectId, language, state, message, createdAt, finishedAt },
    sourceCount: sources.length,
    triedCount: sources.filter(({ outcome }) => outcome !== 'waiting').length,
    readCount: sources.filter(({ outcome }) => outcome === 'read').length,
  };
}
