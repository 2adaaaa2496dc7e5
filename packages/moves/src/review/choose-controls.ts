/** Clicks of a page in 28 days before a move was done, and in the 28 days that end at a checkpoint. */
export interface PageChange {
  before: number;
  after: number;
}

export interface ControlPage extends PageChange {
  /** The finding behind the move applied to this page too, but no work was done on it. */
  hasSameTrigger: boolean;
}

export interface ControlCandidate extends ControlPage {
  page: string;
  /** Had a move done from 28 days before the judged one to the checkpoint. */
  isTreated: boolean;
}

const mostTimes = 3;
const mostControls = 30;

/**
 * The pages that say what would have come without the move: untouched ones whose clicks before were within a factor of
 * three of its own, nearest first, at most 30. Those with the same trigger come first among equally near ones.
 */
export function chooseControls(before: number, candidates: readonly ControlCandidate[]): ControlCandidate[] {
  const distance = (page: PageChange) => Math.abs(Math.log((page.before + 1) / (before + 1)));
  return candidates
    .filter((page) => !page.isTreated && distance(page) <= Math.log(mostTimes))
    .toSorted(
      (a, b) =>
        distance(a) - distance(b) ||
        Number(b.hasSameTrigger) - Number(a.hasSameTrigger) ||
        (a.page < b.page ? -1 : 1),
    )
    .slice(0, mostControls);
}
