import type { RankMoveKind } from '../keywords/position-bucket.ts';
import { compareReadings, type RankReading } from './rank-reading.ts';
import type { RankChanges, RankMove } from './schema.ts';

const shownMoves = 10;
/** Maximum moves stored before the least important ones are dropped. */
const keptMoves = 200;

/** Numbers of all keywords that moved, by direction. */
export type MovedIds = Record<RankMoveKind, number[]>;

interface KeywordReadings {
  id: number;
  keywordText: string;
  searchVolume: number | null;
  before: RankReading;
  now: RankReading;
}

export interface MoveCollector {
  add(keyword: KeywordReadings): void;
  result(): RankChanges;
  movedIds(): MovedIds;
}

/** Counts the keywords by direction, and keeps their numbers and the most important moves. */
export function collectMoves(): MoveCollector {
  const counts: RankChanges['counts'] = {
    gained: 0,
    lost: 0,
    up: 0,
    down: 0,
    unchanged: 0,
    first_seen: 0,
    unknown: 0,
  };
  const moves: Record<RankMoveKind, RankMove[]> = { gained: [], lost: [], up: [], down: [] };
  const ids: MovedIds = { gained: [], lost: [], up: [], down: [] };
  return {
    add({ id, keywordText, searchVolume, before, now }) {
      const change = compareReadings(before, now);
      counts[change] += 1;
      if (change === 'unchanged' || change === 'first_seen' || change === 'unknown') return;
      ids[change].push(id);
      const ofKind = moves[change];
      ofKind.push({ keywordText, searchVolume, before: toRank(before), now: toRank(now) });
      if (ofKind.length >= 2 * keptMoves) ofKind.sort(byImportance).splice(keptMoves);
    },
    result: () => ({
      counts,
      gained: pickMoves(moves.gained),
      lost: pickMoves(moves.lost),
      up: pickMoves(moves.up),
      down: pickMoves(moves.down),
    }),
    movedIds: () => ids,
  };
}

const toRank = (reading: RankReading) => (typeof reading === 'number' ? reading : null);

function pickMoves(moves: readonly RankMove[]): RankMove[] {
  return [...moves].sort(byImportance).slice(0, shownMoves);
}

/** More searches first, then the larger change. */
function byImportance(a: RankMove, b: RankMove): number {
  return (
    (b.searchVolume ?? -1) - (a.searchVolume ?? -1) ||
    distance(b) - distance(a) ||
    (a.keywordText < b.keywordText ? -1 : 1)
  );
}

const beyondTop100 = 101;
const distance = ({ before, now }: RankMove) => Math.abs((before ?? beyondTop100) - (now ?? beyondTop100));
