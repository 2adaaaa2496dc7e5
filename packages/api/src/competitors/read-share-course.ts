import { type Queryable, schema } from '@keydence/db';
import { type SharePoint, shareCourse } from '@keydence/domain';
import { desc, eq } from 'drizzle-orm';

/** A year of reports. */
const shownReports = 26;

/** Shares of voice in the newest reports of a list, oldest first. */
export async function readShareCourse(db: Queryable, listId: number): Promise<SharePoint[]> {
  const { listMeasures } = schema;
  const rows = await db
    .select({ day: listMeasures.day, figures: listMeasures.figures })
    .from(listMeasures)
    .where(eq(listMeasures.listId, listId))
    .orderBy(desc(listMeasures.day))
    .limit(shownReports);
  return shareCourse(rows.reverse().map(({ day, figures }) => ({ day, sites: figures.sites ?? [] })));
}
