import { schema } from '@keydence/db';
import { type ReportSchedule, rateSchedule } from '@keydence/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { notFound } from '../access.ts';
import { findRunnableTime } from './find-runnable-time.ts';
import { viewRun } from './run-view.ts';

const shownRuns = 6;
/** No list has this id. */
const noList = 0;

/** State of a domain's schedule: its time, the next run, the last runs, and whether the caller gets the e-mails. */
export async function getSchedule({ services, domain, caller }: DomainContext): Promise<ReportSchedule> {
  const { db } = services.database;
  const { reportSchedules, scheduleRuns, reportMails, listMeasures } = schema;
  const [schedule] = await db.select().from(reportSchedules).where(eq(reportSchedules.domainId, domain.id));
  if (!schedule) throw notFound();
  const runs = await db
    .select()
    .from(scheduleRuns)
    .where(eq(scheduleRuns.domainId, domain.id))
    .orderBy(desc(scheduleRuns.run))
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
    state: rateSchedule({ isPaused, nextRunAt, retryAt, waitingSince, lastState }, services.now()),
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
