import { type Queryable, schema, type Transaction } from '@keydence/db';
import {
  breakText,
  type ConsoleBreak,
  daysBetween,
  finalLagDays,
  findBreakBetween,
  formatDay,
  isWholeWindow,
  type JudgementDays,
  judgementDays,
  laterDay,
  localDay,
  monthDays,
  startOfDay,
  windowDays,
} from '@keydence/domain';
import { and, eq, sql } from 'drizzle-orm';
import { findListTimeZone } from '../access/find-time-zone.ts';
import { countDays } from '../console-facts/count-days.ts';
import { type ConsoleState, findConsoleState } from '../console-facts/find-console-state.ts';
import { findOrigin } from '../console-facts/find-origin.ts';
import type { ConsoleWindow } from '../console-facts/select-window.ts';
import type { Services } from '../context.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';
import { notifyMoves } from '../runs/move-moves-run.ts';
import { readClicks, readTreated, windowUpTo } from './find-controls.ts';
import { findOtherWork, type OtherWork } from './find-other-work.ts';
import { announceJudged } from './send-move-messages.ts';

const { moves, moveJudgements } = schema;

/** Maximum moves per round, so a long downtime does not block a worker; the next round continues. */
const lookedAtOnce = 100;
/** The first checkpoint with 28 counted days after the work; earlier is too early for a verdict. */
const firstCheckpoint = 28;
/** A page with this many clicks before, and no impression in 28 days, was removed. */
const leastClicks = 5;
/** Days after a checkpoint during which its counts may still arrive. */
const patienceDays = 10;

export const judgementMessages = {
  noConsole: 'Search Console has not counted the days before and after.',
  noPage: 'The page of this move is not known.',
  moved: (before: string, after: string) =>
    `The site moved from ${before} to ${after}, so the days before and after cannot be compared.`,
  gone: 'Search Console no longer shows the page. It was removed, or its address changed.',
  together: (day: string) =>
    `Other work on the page was done on ${formatDay(day, 'medium')}. The result is that of all of it.`,
  withOther: (day: string) =>
    `Other work on the page was done on ${formatDay(day, 'medium')}. Its result includes this move.`,
  notApart: (day: string) =>
    `Other work on the page was done on ${formatDay(day, 'medium')}, so the two results cannot be separated.`,
  fewDays: (before: number, after: number) =>
    `Search Console has figures for ${before} of the 28 days before and ${after} of the 28 after. These are too few.`,
  fewPages: (count: number) =>
    count === 1
      ? '1 untouched page with similar clicks is too few to compare with.'
      : `${count} untouched pages with similar clicks are too few to compare with.`,
  tooEarly: (days: number, before: number, after: number) =>
    `${days} days are too few to judge. Clicks: ${before} in the ${days} days before, ${after} in the ${days} days after.`,
} as const;

/** Omitted: the moves of all lists. */
interface OneList {
  listId?: number;
}

type Outcome = Omit<
  typeof moveJudgements.$inferInsert,
  'listId' | 'moveId' | 'days' | 'judgedOn' | 'judgedAt'
>;

/**
 * Judges the done moves whose checkpoints are due, each in its own transaction. The worker that locks a move judges it,
 * so each move is judged by one worker. A judgement is written once. Returns the number of moves checked.
 */
export async function judgeMoves(services: Services, only: OneList = {}): Promise<number> {
  let looked = 0;
  while (looked < lookedAtOnce) {
    const hasLooked = await services.database.db.transaction((tx) => judgeNext(tx, services, only));
    if (!hasLooked) break;
    looked += 1;
  }
  if (looked > 0) services.log.info({ looked }, 'done moves were looked at');
  return looked;
}

async function judgeNext(tx: Transaction, services: Services, { listId: only }: OneList): Promise<boolean> {
  const now = services.now();
  const [move] = await tx
    .select()
    .from(moves)
    .where(
      sql`look_at <= ${now.toISOString()} and (${only ?? null}::int is null or list_id = ${only ?? null}::int)`,
    )
    .orderBy(moves.lookAt)
    .limit(1)
    .for('update', { skipLocked: true });
  if (!move?.doneOn) return false;
  const { listId, id, doneOn } = move;
  const timeZone = await findListTimeZone(tx, listId);
  const today = localDay(now, timeZone);
  const known = await tx
    .select({ days: moveJudgements.days })
    .from(moveJudgements)
    .where(and(eq(moveJudgements.listId, listId), eq(moveJudgements.moveId, id)));
  let lookAt: Date | null = null;
  let isJudged = false;
  for (const days of judgementDays.filter((one) => !known.some((row) => row.days === one))) {
    const dueOn = laterDay(doneOn, days);
    const outcome = dueOn > today ? null : await findOutcome(tx, services, { move, doneOn, days, today });
    if (!outcome) {
      lookAt = startOfDay(dueOn > today ? dueOn : laterDay(today, 1), timeZone);
      break;
    }
    const judgement = { ...outcome, listId, moveId: id, days, judgedOn: today, judgedAt: now };
    await tx.insert(moveJudgements).values(judgement);
    isJudged ||= days >= firstCheckpoint;
    await announceJudged(tx, services, { move, judgement });
  }
  const state = isJudged ? 'judged' : move.state;
  await tx
    .update(moves)
    .set({ lookAt, state })
    .where(and(eq(moves.listId, listId), eq(moves.id, id)));
  await notifyMoves(tx, listId);
  return true;
}

interface Checkpoint {
  move: MoveRow;
  doneOn: string;
  days: JudgementDays;
  today: string;
}

/** The outcome of a checkpoint; null while its counts may still arrive. */
async function findOutcome(
  tx: Transaction,
  { moveRules }: Services,
  { move, doneOn, days, today }: Checkpoint,
): Promise<Outcome | null> {
  const state = await findConsoleState(tx, move.listId);
  const end = laterDay(doneOn, days);
  const isLate = daysBetween(end, today) >= finalLagDays + patienceDays;
  if (!state?.hasDays) return isLate || !state ? untold(days, judgementMessages.noConsole) : null;
  if (state.lastFinalDay < end) return isLate ? untold(days, judgementMessages.noConsole) : null;
  if (move.pages.length === 0) return untold(days, judgementMessages.noPage);
  if (days < firstCheckpoint) return glance(tx, state, { move, doneOn, days });
  const windows = { before: windowUpTo(state, laterDay(doneOn, -1)), after: windowUpTo(state, end) };
  const from = await findOrigin(tx, move.listId, windows.before);
  const to = await findOrigin(tx, move.listId, windows.after);
  const isMoved = from !== null && to !== null && from !== to;
  const change = findChange(state, windows);
  const before = await readClicks(tx, move.listId, windows.before);
  const after = await readClicks(tx, move.listId, windows.after);
  const isGone = move.pages.some((page) => before.has(page)) && !move.pages.some((page) => after.has(page));
  const other = await findOtherWork(tx, move, { doneOn, end });
  const controls = await readControls(tx, { move, doneOn, before, after });
  const sumOf = (clicks: Map<string, number>) =>
    move.pages.reduce((sum, page) => sum + (clicks.get(page) ?? 0), 0);
  const own = { before: sumOf(before), after: sumOf(after) };
  const countedDays = await countBoth(tx, move.listId, windows);
  const told = isMoved
    ? judgementMessages.moved(from, to)
    : change
      ? breakText(change)
      : isGone
        ? judgementMessages.gone
        : other && noResultOf(other);
  const { verdict, extra, controlCount } = moveRules.judge({
    ...own,
    gainLow: ((move.gainLow ?? 0) * windowDays) / monthDays,
    controls,
    daysSince: days,
    firstCheckpoint,
    countedDays,
    isBroken: told !== null,
  });
  const missing = isWholeWindow(Math.min(countedDays.before, countedDays.after), windowDays)
    ? judgementMessages.fewPages(controlCount)
    : judgementMessages.fewDays(countedDays.before, countedDays.after);
  const limit = other ? judgementMessages.together(other.doneOn) : null;
  return {
    verdict,
    extraLow: extra?.low ?? null,
    extraMid: extra?.mid ?? null,
    extraHigh: extra?.high ?? null,
    controlCount,
    ...own,
    message: told ?? (verdict === 'cannot_tell' ? missing : limit),
  };
}

/** Why a move has no result of its own; null if it has that of all work on its pages. */
function noResultOf({ doneOn, isTogether, isFirst }: OtherWork): string | null {
  if (!isTogether) return judgementMessages.notApart(doneOn);
  return isFirst ? null : judgementMessages.withOther(doneOn);
}

/** The control pages of a move, without those that were worked on since, or removed. */
async function readControls(
  db: Queryable,
  {
    move,
    doneOn,
    before,
    after,
  }: { move: MoveRow; doneOn: string; before: Map<string, number>; after: Map<string, number> },
) {
  const from = laterDay(doneOn, -windowDays);
  const treated = await readTreated(db, move.listId, { from, except: move.id });
  const isGone = (page: string) => (before.get(page) ?? 0) >= leastClicks && !after.has(page);
  return (move.controls ?? [])
    .filter(({ page }) => !treated.has(page) && !isGone(page))
    .map(({ page, hasSameTrigger }) => ({
      page,
      hasSameTrigger,
      before: before.get(page) ?? 0,
      after: after.get(page) ?? 0,
    }));
}

/** A change of the site between the windows, or in one of them. */
function findChange(
  { siteChanges }: ConsoleState,
  { before, after }: Record<'before' | 'after', ConsoleWindow>,
): ConsoleBreak | null {
  const periodOf = ({ startsOn, endsOn }: ConsoleWindow) => ({ start: startsOn ?? endsOn, end: endsOn });
  return findBreakBetween('clicks', [periodOf(before), periodOf(after)], siteChanges);
}

/** Before the first checkpoint there is no verdict: reports the clicks of equally many days before and after. */
async function glance(
  db: Queryable,
  state: ConsoleState,
  { move: { listId, pages }, doneOn, days }: Omit<Checkpoint, 'today'>,
): Promise<Outcome> {
  const windows = {
    before: windowUpTo(state, laterDay(doneOn, -1), days),
    after: windowUpTo(state, laterDay(doneOn, days), days),
  };
  const counted = await countBoth(db, listId, windows);
  if (Math.min(counted.before, counted.after) < days) return untold(days, judgementMessages.noConsole);
  const sumOf = async (window: (typeof windows)['before']) => {
    const clicks = await readClicks(db, listId, window);
    return pages.reduce((sum, page) => sum + (clicks.get(page) ?? 0), 0);
  };
  const [before, after] = [await sumOf(windows.before), await sumOf(windows.after)];
  return untold(days, judgementMessages.tooEarly(days, before, after));
}

async function countBoth(
  db: Queryable,
  listId: number,
  windows: Record<'before' | 'after', ReturnType<typeof windowUpTo>>,
) {
  return {
    before: await countDays(db, listId, windows.before),
    after: await countDays(db, listId, windows.after),
  };
}

/** An outcome without counts; before the first checkpoint it is always too early. */
function untold(days: JudgementDays, message: string): Outcome {
  const verdict = days < firstCheckpoint ? 'too_early' : 'cannot_tell';
  const nothing = { extraLow: null, extraMid: null, extraHigh: null, before: null, after: null };
  return { verdict, ...nothing, controlCount: 0, message };
}
