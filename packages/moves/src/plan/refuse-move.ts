import { byGain } from './group-pages.ts';
import type { PlanCandidate, PlanLeftOut } from './plan-schema.ts';

/** Days in which a page that was worked on gets no update, merge or link, and a topic no other new page. */
const coolingDays = { page: 56, topic: 28 };

/** Why a move cannot be planned at all, the first reason that holds; null if it can. A pinned move always can, unless it is skipped or in progress. */
export function refuseMove(
  { move, isPinned, isExcluded, isInProgress, touchedDaysAgo, isTooHard }: PlanCandidate,
  openMerges: ReadonlyMap<number, string>,
  leastPerHour: number,
): PlanLeftOut | null {
  if (isExcluded) return { code: 'excluded' };
  if (isInProgress) return { code: 'in_progress' };
  if (isPinned) return null;
  const isNew = move.verb === 'write';
  const cooling = isNew ? coolingDays.topic : coolingDays.page;
  if (touchedDaysAgo !== null && touchedDaysAgo < cooling) return { code: 'cooling' };
  const merge = isNew && move.topic !== null ? openMerges.get(move.topic.id) : undefined;
  if (merge !== undefined) return { code: 'waits_for_merge', moveId: merge };
  if (isTooHard) return { code: 'too_hard' };
  if (move.gain === null) return { code: 'not_known' };
  if (move.gain.mid <= 0) return { code: 'nothing_to_win' };
  return move.gain.mid < leastPerHour * move.effortHours ? { code: 'too_little' } : null;
}

export function findOpenMerges(candidates: readonly PlanCandidate[]): Map<number, string> {
  return new Map(
    candidates
      .filter(({ move, isExcluded }) => move.verb === 'merge' && !isExcluded)
      .toSorted(byGain)
      .toReversed()
      .flatMap(({ id, move }) => (move.topic === null ? [] : [[move.topic.id, id] as const])),
  );
}
