import type { Transaction } from '@keydence/db';
import type { Gain } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { NewPlanItem } from '../content-plan/compose-plan-items.ts';
import { insertPlanItems } from '../content-plan/insert-plan-items.ts';
import { readFormerRows, storePreviousRows } from '../content-plan/store-previous-rows.ts';
import type { Services } from '../context.ts';
import { type MoveRow, viewGain } from '../gains/move-gain-view.ts';
import { hashTexts } from '../keyword-lists/hash-texts.ts';
import { recordPredictions } from '../predictions/record-predictions.ts';

interface Planned {
  move: MoveRow;
  /** The plan item to add if its keyword is not on the board; null if none could be composed. */
  piece: NewPlanItem | null;
  dueOn: string;
}

/**
 * Adds an accepted move to the content plan under its main search, with its gain and due date, and records the
 * prediction. A suggestion for that search becomes a planned item; an item that a member added or changed stays
 * unchanged. Returns the data that reverts this, see `revertAcceptance`; null if the plan did not change.
 */
export async function planPiece(
  tx: Transaction,
  services: Pick<Services, 'now' | 'newId'>,
  { move, piece, dueOn }: Planned,
): Promise<string | null> {
  const { listId, mainQuery: text } = move;
  if (text === null || !(move.verb === 'write' || move.verb === 'update')) return null;
  const texts = [text];
  const before = await readFormerRows(tx, listId, texts);
  const isFree = await isUntouched(tx, listId, text);
  if (isFree === false) return null;
  if (isFree === null) {
    if (!piece) return null;
    await insertPlanItems(tx, services, { listId, status: 'research', pieces: [piece] });
  }
  const acceptanceId = services.newId();
  const at = services.now().toISOString();
  await storePreviousRows(tx, { listId, texts, acceptanceId, before });
  await recordPredictions(tx, services, { listId, texts, origin: 'accepted', acceptanceId });
  await tx.execute(sql`
    update content_plan_items p set due_date = ${dueOn}::date, touched_at = ${at}::timestamptz
    where ${pieceOf(listId, text)}`);
  await keepGain(tx, move, text);
  return acceptanceId;
}

const pieceOf = (listId: number, text: string) => sql`
  p.list_id = ${listId} and p.kw_hash = ${hashTexts([text])} and p.keyword_text = ${text} and p.deleted_at is null`;

/**
 * True for a suggestion for the search that no member has changed, false for another plan item; null if there is none.
 */
async function isUntouched(tx: Transaction, listId: number, text: string): Promise<boolean | null> {
  const [row] = await tx.execute<{ untouched: boolean }>(sql`
    select p.touched_at is null as untouched from content_plan_items p where ${pieceOf(listId, text)}`);
  return row?.untouched ?? null;
}

/** The plan item shows the gain of the whole move, which includes the other searches of its page. */
async function keepGain(tx: Transaction, move: MoveRow, text: string): Promise<void> {
  const gain = viewGain(move);
  if (gain === null) return;
  const range: Partial<Gain> = { ...gain, verb: move.verb };
  await tx.execute(sql`
    update content_plan_items p set gain = coalesce(p.gain, '{}'::jsonb) || ${JSON.stringify(range)}::jsonb,
      estimated_traffic = ${Math.round(gain.mid)}
    where ${pieceOf(move.listId, text)}`);
}
