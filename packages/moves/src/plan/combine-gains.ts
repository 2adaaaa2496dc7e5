import type { MoveGain } from '@keydence/domain';
import type { FoundMove } from '../found-move.ts';
import { round } from '../shared/evidence.ts';

/**
 * The gain of all moves on one page, computed once on the union of their searches: each search counts with the move
 * that wins most of it, since two moves win the same clicks once. A decay is a loss of the page, and not of its
 * searches, so that it counts alone if it is larger. Chance and range are those of the strongest move. Null if no gain
 * is known.
 */
export function combineGains(moves: readonly FoundMove[]): MoveGain | null {
  const known = moves.flatMap(({ cause, queries, gain }) =>
    gain === null ? [] : [{ cause, queries, gain }],
  );
  const [strongest] = known.toSorted((a, b) => b.gain.mid - a.gain.mid);
  if (!strongest) return null;
  if (known.length === 1 || strongest.gain.mid <= 0) return strongest.gain;
  const bySearch = new Map<string, number>();
  let rest = 0;
  for (const { queries, gain } of known.filter(({ cause }) => cause !== 'decay')) {
    const named = queries.reduce((sum, { success }) => sum + success, 0);
    rest = Math.max(rest, (gain.success - named) * gain.chance);
    for (const { text, success } of queries) {
      bySearch.set(text, Math.max(bySearch.get(text) ?? 0, success * gain.chance));
    }
  }
  const union = [...bySearch.values()].reduce((sum, expected) => sum + expected, rest);
  const mid = Math.max(strongest.gain.mid, union);
  const scale = mid / strongest.gain.mid;
  return {
    low: round(strongest.gain.low * scale, 1),
    mid: round(mid, 1),
    high: round(strongest.gain.high * scale, 1),
    success: round(strongest.gain.success * scale, 1),
    chance: strongest.gain.chance,
  };
}
