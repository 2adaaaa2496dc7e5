export interface PlannedWork {
  value: number;
  hours: number;
  /** Work with the same key is on one page, and one of it counts. */
  key: string;
}

const quartersPerHour = 4;

/** The greatest value of work within hours and items, at most one for each page: a knapsack in quarter hours. */
export function bestPlan(
  able: readonly PlannedWork[],
  { hours, pages }: { hours: number; pages: number },
): number {
  const quarters = Math.floor(hours * quartersPerHour);
  const groups = new Map<string, PlannedWork[]>();
  for (const work of able) groups.set(work.key, [...(groups.get(work.key) ?? []), work]);
  const best = Array.from({ length: pages + 1 }, () => new Float64Array(quarters + 1));
  for (const group of groups.values()) {
    for (let count = pages; count >= 1; count -= 1) {
      const [row, before] = [best[count], best[count - 1]];
      if (!row || !before) continue;
      for (let room = quarters; room >= 0; room -= 1) {
        for (const work of group) {
          const size = Math.ceil(work.hours * quartersPerHour);
          const value = size <= room ? (before[room - size] ?? 0) + work.value : 0;
          if (value > (row[room] ?? 0)) row[room] = value;
        }
      }
    }
  }
  return Math.max(...best.map((row) => row[quarters] ?? 0));
}
