import { planDays } from '@keydence/domain';

interface DuePage {
  beat: number;
  dueDate: string;
  gain: { mid: number } | null;
}

interface PlanDay {
  day: string;
  /** Gain of the items due, as a share of the best day, 0 to 1; null without due items. */
  share: number | null;
}

const dayMs = 86_400_000;

/** Fourteen days of a plan with the items due on each; empty for a plan without pages. */
export function gainsByDay(pages: readonly DuePage[]): PlanDay[] {
  const [first] = pages;
  if (!first) return [];
  const start = Date.parse(`${first.dueDate}T00:00:00Z`) - (first.beat - 1) * dayMs;
  const gains = Array.from({ length: planDays }, (_, index) => {
    const due = pages.filter(({ beat }) => beat === index + 1);
    return due.length === 0 ? null : due.reduce((sum, { gain }) => sum + (gain?.mid ?? 0), 0);
  });
  const best = Math.max(1, ...gains.map((gain) => gain ?? 0));
  return gains.map((gain, index) => ({
    day: new Date(start + index * dayMs).toISOString().slice(0, 10),
    share: gain === null ? null : gain / best,
  }));
}
