import { schema, type Transaction } from '@keydence/db';
import {
  effortStepHours,
  laterDay,
  leastVisitsPerHour,
  type PlanMove,
  usualCapacityHours,
} from '@keydence/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import type { Services } from '../context.ts';
import { findTouched } from './find-touched.ts';

const { moves, moveSettings } = schema;

/** Maximum candidates for a plan; the other moves gain less per hour. */
const mostCandidates = 500;
/** Length of a plan, days. */
export const planDays = 14;

/**
 * Chooses the plan of a list from its proposed moves. Hours of moves accepted or done in the current two weeks count as
 * used. The list must be locked.
 */
export async function replan(
  tx: Transaction,
  { moveRules, now }: Pick<Services, 'moveRules' | 'now'>,
  listId: number,
): Promise<void> {
  const today = await findListDay(tx, listId, now());
  const start = await renewPeriod(tx, listId, today);
  const [settings] = await tx.select().from(moveSettings).where(eq(moveSettings.listId, listId));
  const capacityHours =
    (settings?.capacityHours ?? usualCapacityHours) - (await countUsed(tx, listId, start));
  const choices = moveRules.plan(await readCandidates(tx, listId, today), {
    capacityHours,
    start,
    leastPerHour: settings?.leastPerHour ?? leastVisitsPerHour(null),
  });
  await tx.execute(sql`
    update moves set is_planned = false, is_bet = false, left_out = 'fewer_visits', due_on = null
    where list_id = ${listId} and state = 'proposed'`);
  await tx.execute(sql`
    update moves m set is_planned = c."isPlanned", is_bet = c."isBet", left_out = c."leftOut", due_on = c."dueOn"
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
      as c (id uuid, "isPlanned" boolean, "isBet" boolean, "leftOut" text, "dueOn" date)
    where m.list_id = ${listId} and m.id = c.id and m.state = 'proposed'`);
}

/** First day of the current two weeks; if the last period has ended, a new one starts today. */
async function renewPeriod(tx: Transaction, listId: number, today: string): Promise<string> {
  const [row] = await tx
    .insert(moveSettings)
    .values({ listId, capacityHours: usualCapacityHours, planStart: today })
    .onConflictDoUpdate({
      target: moveSettings.listId,
      set: {
        planStart: sql`case when ${moveSettings.planStart} > ${laterDay(today, -planDays)}::date
          then ${moveSettings.planStart} else ${today}::date end`,
      },
    })
    .returning({ planStart: moveSettings.planStart });
  return row?.planStart ?? today;
}

async function countUsed(tx: Transaction, listId: number, start: string): Promise<number> {
  const [row] = await tx.execute<{ hours: number }>(sql`
    select coalesce(sum(effort_hours), 0)::float8 as hours from moves
    where list_id = ${listId} and (state = 'accepted' or (done_on >= ${start}::date and accepted_at is not null))`);
  return row?.hours ?? 0;
}

async function readCandidates(tx: Transaction, listId: number, today: string): Promise<PlanMove[]> {
  const touched = await findTouched(tx, listId, today);
  const rows = await tx
    .select({
      id: moves.id,
      state: moves.state,
      verb: moves.verb,
      pages: moves.pages,
      topicId: moves.topicId,
      effortHours: moves.effortHours,
      effortSteps: moves.effortSteps,
      isTooHard: moves.isTooHard,
      findings: moves.findings,
    })
    .from(moves)
    .where(and(eq(moves.listId, listId), sql`${moves.state} in ('proposed', 'accepted', 'skipped')`))
    .orderBy(
      sql`${moves.state} <> 'accepted'`,
      sql`${moves.state} = 'skipped'`,
      desc(sql`coalesce(${moves.gainMid}, -1)`),
      moves.id,
    )
    .limit(mostCandidates);
  return rows.flatMap(({ state, effortSteps, verb, pages, topicId, ...row }) =>
    state === 'done' || state === 'judged'
      ? []
      : [
          {
            ...row,
            state,
            addedHours: effortSteps * effortStepHours,
            touchedDaysAgo: touched({ verb, pages, topicId }),
          },
        ],
  );
}
