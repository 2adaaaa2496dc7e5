import { type Queryable, schema } from '@keydence/db';
import { leastBriefPages } from '@keydence/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { BriefJob, Services } from '../context.ts';
import type { KnownRobots } from '../pages/read-foreign.ts';
import { type BriefRow, beginBrief, endBrief, lockOpenBrief } from './access.ts';
import { briefMessages } from './brief-messages.ts';
import { findAsked } from './find-asked.ts';
import { packExtract } from './pack-extract.ts';
import { prepareSampleBrief } from './prepare-sample-brief.ts';
import { type PageVisit, readBriefPage } from './read-brief-page.ts';
import { readExtracts } from './read-extracts.ts';

const { briefs, briefSources } = schema;

interface Attempt {
  /** No other attempt follows: a failure ends the brief with a message for the user. */
  isLast?: boolean;
}

/**
 * Reads the pages of a brief, one after the other, and compares them. Each page is stored, so that
 * the next run continues after a killed one.
 */
export async function runBrief(
  services: Services,
  job: BriefJob,
  { isLast = false }: Attempt = {},
): Promise<void> {
  const { database, log, now } = services;
  try {
    const brief = await beginBrief(database.db, job);
    if (!brief) return;
    const known: KnownRobots = new Map();
    const reading = await prepareSampleBrief(services, job);
    for (;;) {
      const next = await findNext(database.db, job);
      if (!next) break;
      const { language } = brief;
      const visit = await readBriefPage(reading, { address: next.address, language }, known);
      if (!(await storeVisit(services, job, { number: next.number, visit }))) return;
    }
    await compare(services, job, brief);
  } catch (error) {
    log.warn({ ...job, error, isLast }, 'a brief failed');
    if (!isLast) throw error;
    await endBrief(database.db, job, { state: 'failed', message: briefMessages.failed, finishedAt: now() });
  }
}

async function findNext(db: Queryable, { listId, briefId }: BriefJob) {
  const [row] = await db
    .select({ number: briefSources.number, address: briefSources.address })
    .from(briefSources)
    .where(
      and(
        eq(briefSources.listId, listId),
        eq(briefSources.briefId, briefId),
        eq(briefSources.outcome, 'waiting'),
      ),
    )
    .orderBy(asc(briefSources.number))
    .limit(1);
  return row;
}

/** False if the brief ended while the page was read; then nothing is written. */
async function storeVisit(
  { database, now }: Services,
  job: BriefJob,
  { number, visit }: { number: number; visit: PageVisit },
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    if (!(await lockOpenBrief(tx, job))) return false;
    const extract = visit.outcome === 'read' ? visit.extract : null;
    await tx
      .update(briefSources)
      .set({
        ...{ outcome: visit.outcome, status: visit.status, readAt: now() },
        ...(extract && { kind: extract.kind, title: extract.title, words: extract.words }),
        extract: extract && packExtract(extract),
      })
      .where(
        and(
          eq(briefSources.listId, job.listId),
          eq(briefSources.briefId, job.briefId),
          eq(briefSources.number, number),
        ),
      );
    return true;
  });
}

async function compare(
  services: Services,
  job: BriefJob,
  { title, language, kind }: BriefRow,
): Promise<void> {
  const { database, briefRules, now } = services;
  const read = await readExtracts(database.db, job);
  if (read.length < leastBriefPages) {
    const end = { state: 'failed', message: briefMessages.unread, finishedAt: now() } as const;
    return endBrief(database.db, job, end);
  }
  const asked = await findAsked(database.db, { listId: job.listId, title, language }, briefRules);
  const made = await briefRules.compose({
    keyword: title,
    language,
    sources: read,
    asked,
    kind,
    excluded: [],
  });
  await database.db.transaction(async (tx) => {
    if (!(await lockOpenBrief(tx, job))) return;
    for (const { number, extract } of made.sources) {
      await tx
        .update(briefSources)
        .set({ extract: packExtract(extract) })
        .where(
          and(
            eq(briefSources.listId, job.listId),
            eq(briefSources.briefId, job.briefId),
            eq(briefSources.number, number),
          ),
        );
    }
    await tx
      .update(briefs)
      .set({ state: 'done', body: made.body, asked, finishedAt: now() })
      .where(and(eq(briefs.listId, job.listId), eq(briefs.id, job.briefId)));
  });
}
