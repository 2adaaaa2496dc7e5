import type { Queryable } from '@keydence/db';
import { type ControlCandidate, laterDay, windowDays } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { type ConsoleState, findConsoleState } from '../console-facts/find-console-state.ts';
import { readPages } from '../console-facts/read-figures.ts';
import type { ConsoleWindow } from '../console-facts/select-window.ts';
import type { Services } from '../context.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';

/** Clicks of all pages in the 28 days before a date. */
export interface ControlBasis {
  before: string;
  clicks: ReadonlyMap<string, number>;
}

/** Clicks of a list's pages before a date; null without Search Console. */
export async function readControlBasis(
  db: Queryable,
  listId: number,
  before: string,
): Promise<ControlBasis | null> {
  const state = await findConsoleState(db, listId);
  if (!state?.hasDays) return null;
  const end = laterDay(before, -1);
  const isCounted = end < state.lastFinalDay;
  const window = windowUpTo(state, isCounted ? end : state.lastFinalDay);
  return { before, clicks: await readClicks(db, listId, window) };
}

/**
 * Control pages for a move: pages without work in progress, chosen on acceptance, before any result is known. Empty
 * without Search Console.
 */
export async function findControls(
  db: Queryable,
  { moveRules }: Pick<Services, 'moveRules'>,
  { move, basis }: { move: MoveRow; basis: ControlBasis | null },
): Promise<{ page: string; hasSameTrigger: boolean }[]> {
  if (!basis) return [];
  const { listId } = move;
  const { clicks } = basis;
  const from = laterDay(basis.before, -windowDays);
  const treated = await readTreated(db, listId, { from, except: move.id });
  const own = new Set(move.pages);
  const [cause] = move.causes;
  const untreated = [...clicks].filter(([page]) => !own.has(page) && !treated.has(page));
  const alike = cause
    ? await readPagesOfCause(db, listId, { cause, before: basis.before })
    : new Set<string>();
  const candidates = untreated.map(
    ([page, before]): ControlCandidate => ({ page, before, hasSameTrigger: alike.has(page) }),
  );
  const before = move.pages.reduce((sum, page) => sum + (clicks.get(page) ?? 0), 0);
  return moveRules
    .chooseControls(before, candidates)
    .map(({ page, hasSameTrigger }) => ({ page, hasSameTrigger }));
}

/** The window that ends on a day, 28 days by default, of the same source and property. */
export function windowUpTo(
  { source, property, filter }: ConsoleState,
  endsOn: string,
  days = windowDays,
): ConsoleWindow {
  return {
    scope: { source, property, filter },
    startsOn: laterDay(endsOn, 1 - days),
    endsOn,
    days,
    countedDays: null,
  };
}

export async function readClicks(
  db: Queryable,
  listId: number,
  window: ConsoleWindow,
): Promise<Map<string, number>> {
  const pages = await readPages(db, listId, window);
  return new Map(pages.map(({ page, clicks }) => [page, clicks]));
}

/** Pages of moves that were done since a day or are in progress. */
export async function readTreated(
  db: Queryable,
  listId: number,
  { from, except }: { from: string; except: string },
): Promise<Set<string>> {
  const rows = await db.execute<{ page: string }>(sql`
    select distinct jsonb_array_elements_text(pages) as page from moves
    where list_id = ${listId} and id <> ${except}::uuid and (done_on >= ${from}::date or state = 'accepted')`);
  return new Set([...rows].map(({ page }) => page));
}

/**
 * Pages with an open finding of a cause that was made before a day. Later ones are left out: pages that have fallen since
 * then would make any work look better than it was.
 */
async function readPagesOfCause(
  db: Queryable,
  listId: number,
  { cause, before }: { cause: string; before: string },
): Promise<Set<string>> {
  const rows = await db.execute<{ page: string }>(sql`
    select distinct jsonb_array_elements_text(pages) as page from moves
    where list_id = ${listId} and state in ('proposed', 'skipped') and causes ? ${cause}
      and proposed_at < ${laterDay(before, 1)}::date`);
  return new Set([...rows].map(({ page }) => page));
}
