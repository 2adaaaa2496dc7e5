import { schema } from '@keydence/db';
import { type Rhythm, rateRhythm } from '@keydence/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { findRunnableTime } from './find-runnable-time.ts';
import { viewRun } from './run-view.ts';

const shownRuns = 6;
/** No list has this id. */
const noList = 0;

/** State of a domain's schedule: its time, the next run, the last runs, and whether the caller gets the e-mails. */
export async function getRhythm({ services, domain, caller }: DomainContext): Promise<Rhythm> {
  const { db } = services.database;
  const { domainRhythms, rhythmRuns, reportMails, listMeasures } = schema;
  const [schedule] = await db.select().from(domainRhythms).where(eq(domainRhythms.domainId, domain.id));
  if (!schedule) throw notFound();
  const runs = await db
    .select()
    .from(rhythmRuns)
    .where(eq(rhythmRuns.domainId, domain.id))
    .orderBy(desc(rhythmRuns.run))
    .limit(shownRuns);
  const [choice] = await db
    .select({ isOn: reportMails.isOn })
    .from(reportMails)
    .where(and(eq(reportMails.domainId, domain.id), eq(reportMails.userId, caller.userId)));
  const [measure] = await db
    .select({ at: listMeasures.measuredAt })
    .from(listMeasures)
    .where(eq(listMeasures.listId, domain.list?.id ?? noList))
    .orderBy(desc(listMeasures.day))
    .limit(1);
  const { hour, isPaused, nextRunAt, retryAt, waitingSince } = schedule;
  const lastState = runs[0]?.state ?? null;
  return {
    state: rateRhythm({ isPaused, nextRunAt, retryAt, waitingSince, lastState }, services.now()),
    timeZone: domain.timeZone,
    hour,
    isPaused,
    nextRunAt,
    retryAt,
    waitingSince,
    lastReportAt: measure?.at ?? null,
    runs: runs.map(viewRun),
    isMailOn: choice?.isOn ?? true,
    runnableAt: await findRunnableTime(db, domain.id, services.now()),
  };
}
