import { schema, type Transaction } from '@keydence/db';
import {
  type ComputedMove,
  effortStepHours,
  type FigureSource,
  type FoundMoves,
  identifyMove,
  leastVisitsPerHour,
  type MoveGap,
  type MoveWindow,
  titleMove,
  usualCapacityHours,
} from '@keydence/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findListDay } from '../access/find-time-zone.ts';
import type { Services } from '../context.ts';
import type { MoveRow } from '../gains/move-gain-view.ts';
import { adoptSearches } from './adopt-searches.ts';
import { replan } from './choose-plan.ts';
import { coolingDays, findTouched } from './find-touched.ts';

const { moves, moveSettings } = schema;

const batchSize = 500;

/** Input data of a run's moves. */
export interface MoveBasis {
  source: FigureSource | null;
  factsOn: string;
  window: MoveWindow | null;
  hiddenNote: string | null;
  gaps: MoveGap[];
  /** Clicks per month from searches that do not name the site; null if unknown. */
  unbrandedClicks: number | null;
}

interface Found {
  listId: number;
  run: number;
  found: FoundMoves;
  basis: MoveBasis;
}

/**
 * Writes the moves of a run; the list must be locked. A move that is found again keeps its id: a proposed move gets the
 * new figures, an accepted one keeps its predicted gain, a skipped one returns when it is due. Done work is not
 * proposed again during its cooling period. Proposed moves that are no longer found are deleted. Returns the new moves.
 */
export async function storeMoves(
  tx: Transaction,
  services: Services,
  { listId, run, found, basis }: Found,
): Promise<MoveRow[]> {
  const today = await findListDay(tx, listId, services.now());
  const touched = await findTouched(tx, listId, today);
  const isCooling = ({ verb, pages, topic }: ComputedMove) => {
    const ago = touched({ verb, pages, topicId: topic?.id ?? null });
    return ago !== null && ago < (verb === 'write' ? coolingDays.topic : coolingDays.page);
  };
  const values = new Map<string, typeof moves.$inferInsert>();
  for (const move of found.moves) {
    if (isCooling(move)) continue;
    const row = toRow(move, { services, listId, run, basis });
    const known = values.get(row.identity);
    if (!known || (known.gainMid ?? -1) < (row.gainMid ?? -1)) values.set(row.identity, row);
  }
  const ids = new Set([...values.values()].map(({ id }) => id));
  const rows = [...values.values()];
  await adoptSearches(
    tx,
    listId,
    rows
      // A new page or a merger is different work from an update.
      .filter(({ verb }) => verb === 'update' || verb === 'link')
      .map(({ identity, evidence }) => ({ identity, searches: evidence.queries.map(({ text }) => text) })),
  );
  const fresh: string[] = [];
  for (let from = 0; from < rows.length; from += batchSize) {
    const written = await upsert(tx, rows.slice(from, from + batchSize), today);
    fresh.push(...written.filter((id) => ids.has(id)));
  }
  await tx.execute(sql`
    delete from moves where list_id = ${listId} and seen_run <> ${run}
      and (state = 'proposed' or (state = 'skipped' and skip_until <= ${today}::date))`);
  const { factsOn, hiddenNote, gaps, unbrandedClicks } = basis;
  const { siteFall } = found;
  const set = { factsOn, hiddenNote, gaps, siteFall, leastPerHour: leastVisitsPerHour(unbrandedClicks) };
  await tx
    .insert(moveSettings)
    .values({ listId, capacityHours: usualCapacityHours, ...set })
    .onConflictDoUpdate({ target: moveSettings.listId, set });
  await replan(tx, services, listId);
  return readRows(tx, listId, fresh);
}

async function readRows(tx: Transaction, listId: number, ids: readonly string[]): Promise<MoveRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(moves)
    .where(and(eq(moves.listId, listId), inArray(moves.id, [...ids])))
    .orderBy(sql`${moves.isPlanned} desc`, sql`${moves.gainMid} desc nulls last`, moves.id);
}

/** Returns the ids of the written rows. */
async function upsert(
  tx: Transaction,
  rows: (typeof moves.$inferInsert)[],
  today: string,
): Promise<string[]> {
  const isBack = sql`${moves.state} = 'skipped' and ${moves.skipUntil} <= ${today}::date`;
  const unlessBack = (
    column: typeof moves.skipUntil | typeof moves.skipReason | typeof moves.skipNote | typeof moves.skippedBy,
  ) => sql`case when ${isBack} then null else ${column} end`;
  const written = await tx
    .insert(moves)
    .values(rows)
    .onConflictDoUpdate({
      target: [moves.listId, moves.identityHash],
      targetWhere: isNull(moves.doneOn),
      set: {
        ...Object.fromEntries(renewed.map((column) => [column, sql.raw(`excluded."${moves[column].name}"`)])),
        effortHours: sql`excluded.effort_hours + ${moves.effortSteps} * ${effortStepHours}::real`,
        state: sql`case when ${isBack} then 'proposed' else ${moves.state} end`,
        skipReason: unlessBack(moves.skipReason),
        skipNote: unlessBack(moves.skipNote),
        skippedBy: unlessBack(moves.skippedBy),
        skipUntil: unlessBack(moves.skipUntil),
      },
      setWhere: sql`${moves.state} <> 'accepted'`,
    })
    .returning({ id: moves.id });
  return written.map(({ id }) => id);
}

/** Columns that a run updates unless the move is accepted. */
const renewed = [
  'verb',
  'causes',
  'title',
  'pages',
  'topicId',
  'mainQuery',
  'sentence',
  'reason',
  'evidence',
  'triggers',
  'gainLow',
  'gainMid',
  'gainHigh',
  'gainSuccess',
  'gainChance',
  'confidence',
  'isTooHard',
  'findings',
  'source',
  'factsOn',
  'window',
  'seenRun',
] as const satisfies readonly (keyof typeof moves.$inferInsert)[];

function toRow(
  move: ComputedMove,
  { services, listId, run, basis }: { services: Services; listId: number; run: number; basis: MoveBasis },
): typeof moves.$inferInsert {
  const { gain, topic } = move;
  const mainQuery = move.evidence.queries[0]?.text ?? null;
  const { likelyPage } = move.evidence;
  const named = { verb: move.verb, pages: move.pages, topic, mainQuery };
  return {
    listId,
    id: services.newId(),
    identity: identifyMove({ ...named, pages: likelyPage ? [likelyPage] : move.pages }),
    verb: move.verb,
    state: 'proposed',
    causes: move.causes,
    title: titleMove(named),
    pages: move.pages,
    topicId: topic?.id ?? null,
    mainQuery,
    sentence: move.sentence,
    reason: move.reason,
    evidence: move.evidence,
    triggers: move.triggers,
    gainLow: gain?.low ?? null,
    gainMid: gain?.mid ?? null,
    gainHigh: gain?.high ?? null,
    gainSuccess: gain?.success ?? null,
    gainChance: gain?.chance ?? null,
    confidence: move.confidence,
    effortHours: move.effortHours,
    isTooHard: move.isTooHard,
    findings: move.findings,
    source: basis.source,
    factsOn: basis.factsOn,
    window: basis.window,
    seenRun: run,
    proposedAt: services.now(),
  };
}
