import { checkItem, type KnownFacts, type StatementEvidence } from '@keydence/domain';

/** The items of a list that say only what the facts hold, with their evidence; of the others, why not. */
export interface ProvenItems<Item> {
  kept: Item[];
  evidence: StatementEvidence[];
  problems: string[];
}

/** Drops the items that say more than the facts, and those that open like an earlier one. `path` is where the list stands in the report. */
export function keepProven<Item>(items: readonly Item[], known: KnownFacts, path: string): ProvenItems<Item> {
  const proven: ProvenItems<Item> = { kept: [], evidence: [], problems: [] };
  const openings = new Set<string>();
  for (const item of items) {
    const opening = openingOf(item);
    if (openings.has(opening)) continue;
    openings.add(opening);
    const { problems, evidence } = checkItem(item, known, `${path}.${proven.kept.length}`);
    proven.problems.push(...problems);
    if (problems.length > 0) continue;
    proven.kept.push(item);
    proven.evidence.push(...evidence);
  }
  return proven;
}

/** The first text of an item, by which a reader tells it from the others. */
function openingOf(item: unknown): string {
  const [first] = item !== null && typeof item === 'object' ? Object.values(item) : [item];
  return String(first).trim().toLowerCase();
}

/** Whether enough is left of a list: `least`, or as many as the rules have found where those are fewer. */
export function isEnough(
  { kept }: ProvenItems<unknown>,
  byRules: readonly unknown[],
  least: number,
): boolean {
  return kept.length >= Math.min(least, byRules.length);
}
