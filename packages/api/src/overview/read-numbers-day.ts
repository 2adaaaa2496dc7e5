import type { Queryable } from '@keydence/db';
import { checkDay } from '@keydence/domain';
import { readLastCheck } from '../keyword-lists/read-last-check.ts';
import { findNewestDay } from '../runs/record-import.ts';

/**
 * Date of a list's newest rank in a time zone, or of its newest imported figure if no rank is known, as `YYYY-MM-DD`;
 * null for a list without figures.
 */
export async function readNumbersDay(
  db: Queryable,
  listId: number,
  timeZone: string,
): Promise<string | null> {
  const checked = await readLastCheck(db, listId);
  return checked ? checkDay(checked, timeZone) : findNewestDay(db, listId);
}
