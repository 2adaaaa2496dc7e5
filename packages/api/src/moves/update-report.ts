import type { DataSourceName } from '@keydence/domain';
import { storePlan } from '../content-plan/store-plan.ts';
import type { Services } from '../context.ts';
import type { ReportSubject } from '../reports/build-facts.ts';
import { refreshReport } from '../reports/refresh-report.ts';

/** Writes the report of a list again, and content plan ideas from its opportunities. */
export async function updateReport(
  services: Services,
  subject: Omit<ReportSubject, 'now'>,
  dataSource: DataSourceName | null,
): Promise<void> {
  const { listId } = subject;
  const { body } = await refreshReport(services, { ...subject, now: services.now() }, dataSource);
  await services.database.db.transaction((tx) =>
    storePlan(tx, services, { listId, opportunities: body.opportunities }),
  );
}
