import { type Queryable, schema } from '@keydence/db';
import type { ExtractedSource } from '@keydence/domain';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { BriefJob } from '../context.ts';
import { unpackExtract } from './pack-extract.ts';

/** Stored extracts of a brief's pages that were read. */
export async function readExtracts(db: Queryable, { listId, briefId }: BriefJob): Promise<ExtractedSource[]> {
  const { briefSources } = schema;
  const rows = await db
    .select({ number: briefSources.number, extract: briefSources.extract })
    .from(briefSources)
    .where(
      and(
        eq(briefSources.listId, listId),
        eq(briefSources.briefId, briefId),
        isNotNull(briefSources.extract),
      ),
    )
    .orderBy(asc(briefSources.number));
  return rows.flatMap(({ number, extract }) =>
    extract === null ? [] : [{ number, extract: unpackExtract(extract) }],
  );
}
