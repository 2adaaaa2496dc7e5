import type { Transaction } from '@keydence/db';
import type { Gain } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { ComposedPiece } from '../content-plan/compose-plan-items.ts';
import { insertPlanItems } from '../content-plan/insert-plan-items.ts';
import { keepFormerRows, readFormerRows } from '../content-plan/keep-former-rows.ts';
import type { Services } from '../context.ts';
import { hashTexts } from '../keywords/hash-texts.ts';
import { recordPredictions } from '../predictions/record-predictions.ts';
import { type MoveRow, viewGain } from './access.ts';

interface Planned {
  move: MoveRow;
  /** What to put on the board if its keyword is not there; null where nothing could be composed. */
  piece: ComposedPiece | null;
  dueOn: string;
}

/**
 * Puts an accepted move on the content plan under its main search, with its gain and due date, and writes down what is
 * predicted. A suggestion of that search becomes a planned piece; one that a member has added or changed stays as it is.
 * Returns what takes it back, see `revertAcceptance`; null where the plan stays as it was.
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
  await keepFormerRows(tx, { listId, texts, acceptanceId, before });
  await recordPredictions(tx, services, { listId, texts, origin: 'accepted', acceptanceId });
  await tx.execute(sql`
    update content_plan_items p set due_date = ${dueOn}::date, touched_at = ${at}::timestamptz
    where ${pieceOf(listId, text)}`);
  await keepGain(tx, move, text);
  return acceptanceId;
}

const pieceOf = (listId: number, text: string) => sql`
  p.list_id = ${listId} and p.kw_hash = ${hashTexts([text])} and p.keyword_text = ${text} and p.deleted_at is null`;

/** True for a suggestion of the search that no member has touched, false for another piece; null where there is none. */
async function isUntouched(tx: Transaction, listId: number, text: string): Promise<boolean | null> {
  const [row] = await tx.execute<{ untouched: boolean }>(sql`
    select p.touched_at is null as untouched from content_plan_items p where ${pieceOf(listId, text)}`);
  return row?.untouched ?? null;
}

/** The piece promises what the whole move does: other searches of its page count as well. */
async function keepGain(tx: Transaction, move: MoveRow, text: string): Promise<void> {
  const gain = viewGain(move);
  if (gain === null) return;
  const range: Partial<Gain> = { ...gain, verb: move.verb };
  await tx.execute(sql`
    update content_plan_items p set gain = coalesce(p.gain, '{}'::jsonb) || ${JSON.stringify(range)}::jsonb,
      estimated_traffic = ${Math.round(gain.mid)}
    where ${pieceOf(move.listId, text)}`);
}
