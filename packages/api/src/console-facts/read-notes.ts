import type { Queryable } from '@keydence/db';
import { daysBetween, laterDay, windowDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { consoleFactMessages } from './console-fact-messages.ts';
import { findOrigin } from './find-origin.ts';
import { type ConsoleScope, type ConsoleWindow, inScope } from './select-window.ts';

interface FetchedProperty {
  listId: number;
  property: string;
}

interface DayRow extends Record<string, unknown> {
  day: string;
  isFinal: boolean;
}

const neededDays = Math.ceil((26 / 28) * windowDays);

/** Sentences for the user about the fetched days of a property. */
export async function readNotes(db: Queryable, { listId, property }: FetchedProperty): Promise<string[]> {
  const scope: ConsoleScope = { source: 'search_console_api', property, filter: null };
  const days = await db.execute<DayRow>(sql`
    select s.ends_on::text as day, s.is_final as "isFinal" from console_slices s
    where ${inScope(listId, scope)} and s.kind = 'site' order by s.ends_on`);
  const notes = [
    ...describeDays(days),
    await describeUnanswered(db, listId, scope),
    await describeMove(db, listId, { scope, days }),
    await describeRest(db, listId, property),
  ];
  return notes.flat();
}

function describeDays(days: readonly DayRow[]): string[] {
  const final = days.filter(({ isFinal }) => isFinal).map(({ day }) => day);
  const [first, last] = [final[0], final.at(-1)];
  if (!first || !last) return [];
  const counted = final.filter((day) => day > laterDay(last, -windowDays)).length;
  const missing = listMissing(final);
  const [firstMissing, lastMissing] = [missing[0], missing.at(-1)];
  return [
    ...(counted < neededDays ? [consoleFactMessages.fewDays(counted, windowDays, neededDays)] : []),
    ...(firstMissing && lastMissing
      ? [consoleFactMessages.gap(missing.length, firstMissing, lastMissing)]
      : []),
  ];
}

/** Final days with a table that Search Console left out, see `isAnswered`. */
async function describeUnanswered(db: Queryable, listId: number, scope: ConsoleScope): Promise<string[]> {
  const [row] = await db.execute<{ count: number; day: string | null }>(sql`
    select count(*)::int as count, max(s.ends_on)::text as day from console_slices s
    where ${inScope(listId, scope)} and s.kind = 'pair' and not s.is_final and exists (
      select from console_slices o where o.list_id = s.list_id and o.source = s.source and o.property = s.property
        and o.filter is null and o.kind = 'site' and o.ends_on = s.ends_on and o.is_final)`);
  return row?.day ? [consoleFactMessages.unanswered(row.count, row.day)] : [];
}

/** Missing days between the first and the last one. */
function listMissing(days: readonly string[]): string[] {
  return days.flatMap((day, index) => {
    const next = days[index + 1] ?? day;
    const between = Math.max(0, daysBetween(day, next) - 1);
    return Array.from({ length: between }, (_, place) => laterDay(day, place + 1));
  });
}

/** The scheme or host with the most clicks changed between the oldest and the newest days. */
async function describeMove(
  db: Queryable,
  listId: number,
  { scope, days }: { scope: ConsoleScope; days: readonly DayRow[] },
): Promise<string[]> {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return [];
  const before = await findOrigin(db, listId, windowUpTo(scope, laterDay(first, windowDays - 1)));
  const now = await findOrigin(db, listId, windowUpTo(scope, last));
  return before && now && before !== now ? [consoleFactMessages.moved(before, now)] : [];
}

const windowUpTo = (scope: ConsoleScope, endsOn: string): ConsoleWindow => ({
  scope,
  startsOn: laterDay(endsOn, 1 - windowDays),
  endsOn,
  days: windowDays,
  countedDays: null,
});

async function describeRest(db: Queryable, listId: number, property: string): Promise<string[]> {
  const [row] = await db.execute<{ others: string[] | null; repeated: number }>(sql`
    select repeated_rows as repeated, (
      select array_agg(distinct s.property) from console_slices s
      where s.list_id = ${listId}::int and s.source = 'search_console_api' and s.property <> ${property}) as others
    from console_fetches where list_id = ${listId}::int`);
  return [
    ...(row?.others ? [consoleFactMessages.otherProperty(property, row.others)] : []),
    ...(row && row.repeated > 0 ? [consoleFactMessages.repeated(row.repeated)] : []),
  ];
}
