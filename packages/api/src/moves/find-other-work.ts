import type { Queryable } from '@keydence/db';
import { daysBetween, laterDay, windowDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { MoveRow } from '../gains/move-gain-view.ts';

/** Other done moves on the pages of a move, in the days that its judgement compares. */
export interface OtherWork {
  /** The day of the work nearest to that of the move. */
  doneOn: string;
  /** True if all of it was done in the same two weeks, so that it has one result. */
  isTogether: boolean;
  /** True if this move was the first; it has the result of all. */
  isFirst: boolean;
}

/** Work of the same two weeks has one result. */
const togetherDays = 14;

/** Null without other work on the pages of the move from 28 days before it to the checkpoint. */
export async function findOtherWork(
  db: Queryable,
  { listId, id, pages }: MoveRow,
  { doneOn, end }: { doneOn: string; end: string },
): Promise<OtherWork | null> {
  const from = laterDay(doneOn, -windowDays);
  const rows = await db.execute<{ id: string; doneOn: string; pages: string[] }>(sql`
    select id, done_on::text as "doneOn", pages from moves
    where list_id = ${listId}::int and id <> ${id}::uuid and done_on between ${from}::date and ${end}::date`);
  const distance = (day: string) => Math.abs(daysBetween(doneOn, day));
  const others = [...rows]
    .filter((row) => row.pages.some((page) => pages.includes(page)))
    .sort((a, b) => distance(a.doneOn) - distance(b.doneOn) || (a.id < b.id ? -1 : 1));
  const [nearest] = others;
  if (!nearest) return null;
  return {
    doneOn: nearest.doneOn,
    isTogether: others.every((row) => distance(row.doneOn) < togetherDays),
    isFirst: others.every((row) => (row.doneOn === doneOn ? id < row.id : doneOn < row.doneOn)),
  };
}
