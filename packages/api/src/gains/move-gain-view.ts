import type { schema } from '@keydence/db';
import type { Move } from '@keydence/domain';

export type MoveRow = typeof schema.moves.$inferSelect;

type GainColumns = Pick<MoveRow, 'gainLow' | 'gainMid' | 'gainHigh' | 'gainSuccess' | 'gainChance'>;

/** The gain of a row; null if it is unknown. */
export function viewGain({ gainLow, gainMid, gainHigh, gainSuccess, gainChance }: GainColumns): Move['gain'] {
  if (gainLow === null || gainMid === null || gainHigh === null) return null;
  return { low: gainLow, mid: gainMid, high: gainHigh, success: gainSuccess ?? 0, chance: gainChance ?? 0 };
}
