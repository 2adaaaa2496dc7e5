/** One piece of work: a new page, an improved page, links to it, or a merger of two pages. */
export type GainVerb = 'write' | 'update' | 'link' | 'merge';

export interface Triple {
  low: number;
  mid: number;
  high: number;
}

export interface MoveAim {
  /** Positions that the work may reach; `low` is the worst. */
  target: Triple;
  /** Chances (0 to 1) to reach `target.mid`. */
  chance: Triple;
}

/** Version of the assumptions below; it changes with them, so that older predictions remain explainable. */
export const gainAssumptions = 'gain-5';

const triple = (low: number, mid: number, high: number): Triple => ({ low, mid, high });

const updates = [
  { to: 3.4, target: triple(2, 1, 1), chance: triple(0.1, 0.25, 0.4) },
  { to: 10.4, target: triple(4, 3, 2), chance: triple(0.25, 0.4, 0.6) },
  { to: 20.4, target: triple(9, 6, 4), chance: triple(0.15, 0.3, 0.5) },
  { to: 50.4, target: triple(15, 10, 7), chance: triple(0.05, 0.15, 0.3) },
] as const;
const links = [
  { to: 10.4, factor: triple(1, 0.75, 0.5), chance: triple(0.1, 0.25, 0.45) },
  { to: 20.4, factor: triple(1, 0.75, 0.5), chance: triple(0.1, 0.25, 0.45) },
  { to: 50.4, factor: triple(0.9, 0.7, 0.5), chance: triple(0.05, 0.12, 0.25) },
] as const;
const writing: MoveAim = { target: triple(12, 8, 4), chance: triple(0.03, 0.12, 0.3) };
const mergeSteps = triple(0, 1, 3);
const mergeChance = triple(0.2, 0.4, 0.6);

/** Above this position, an update has nothing left to gain. */
const firstImprovable = 1.5;
const firstLinked = 3.5;
const lastUpdated = 50.4;
const greatestChance = 0.9;
const unknownEase = 0.75;

/** The move that fits a keyword: a new page if the site has none among the first fifty. */
export function moveFor(position: number | null): 'write' | 'update' {
  return position === null || position > lastUpdated ? 'write' : 'update';
}

/**
 * Positions that a move may reach from a position, with their chances; null if it can gain nothing
 * from there. All figures are our assumptions. Difficulty (0 is easiest, null unknown) multiplies
 * the chance of new and updated pages.
 */
export function aimOf(verb: GainVerb, position: number | null, difficulty: number | null): MoveAim | null {
  if (verb === 'write') return eased({ ...writing, target: notBehind(writing.target, position) }, difficulty);
  if (position === null) return null;
  if (verb === 'merge') {
    return {
      target: mapTriple(mergeSteps, (step) => Math.max(1, position - step)),
      chance: mergeChance,
    };
  }
  if (verb === 'link') {
    const link = position < firstLinked ? undefined : links.find(({ to }) => position <= to);
    return link
      ? { target: mapTriple(link.factor, (factor) => Math.max(1, position * factor)), chance: link.chance }
      : null;
  }
  const update = position < firstImprovable ? undefined : updates.find(({ to }) => position <= to);
  return update ? eased({ ...update, target: notBehind(update.target, position) }, difficulty) : null;
}

/** Effect of a difficulty on the chance: 1.15 at 0, 0.25 at 100; 0.75 if unknown. */
export function easeOf(difficulty: number | null): number {
  return difficulty === null ? unknownEase : 1.15 - (0.9 * difficulty) / 100;
}

function eased({ target, chance }: MoveAim, difficulty: number | null): MoveAim {
  return { target, chance: mapTriple(chance, (part) => Math.min(greatestChance, part * easeOf(difficulty))) };
}

function notBehind(target: Triple, position: number | null): Triple {
  return position === null ? target : mapTriple(target, (place) => Math.min(place, position));
}

function mapTriple({ low, mid, high }: Triple, change: (value: number) => number): Triple {
  return triple(change(low), change(mid), change(high));
}
