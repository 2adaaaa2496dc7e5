import type { PlanCandidate, PlanLeftOut } from './plan-schema.ts';

export interface LeftOutMove {
  moveId: string;
  reason: PlanLeftOut;
}

export interface PageGroup {
  members: PlanCandidate[];
}

const midOf = ({ move }: PlanCandidate) => move.gain?.mid ?? 0;

/** Strongest first, then by id. */
export function byGain(a: PlanCandidate, b: PlanCandidate): number {
  return midOf(b) - midOf(a) || (a.id < b.id ? -1 : 1);
}

/**
 * Groups moves that have a page in common. A page that another move of the group redirects is not worked on, unless
 * that is pinned. Moves without a page are alone.
 */
export function groupPages(candidates: readonly PlanCandidate[]): {
  groups: PageGroup[];
  leftOut: LeftOutMove[];
} {
  const parents = candidates.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root];
    parents[index] = root;
    return root;
  };
  const holders = new Map<string, number>();
  candidates.forEach(({ move }, index) => {
    for (const page of move.pages) {
      const holder = holders.get(page);
      if (holder === undefined) holders.set(page, index);
      else parents[find(index)] = find(holder);
    }
  });
  const groups = new Map<number, PlanCandidate[]>();
  candidates.forEach((candidate, index) => {
    const members = groups.get(find(index));
    if (members) members.push(candidate);
    else groups.set(find(index), [candidate]);
  });
  const split = [...groups.values()].map(dropRedirected);
  return {
    groups: split.map(({ members }) => ({ members })),
    leftOut: split.flatMap(({ leftOut }) => leftOut),
  };
}

function dropRedirected(all: readonly PlanCandidate[]): { members: PlanCandidate[]; leftOut: LeftOutMove[] } {
  const redirects = new Map(
    all
      .filter(({ move }) => move.verb === 'merge')
      .toSorted(byGain)
      .toReversed()
      .flatMap(({ id, move }) => move.pages.slice(1).map((page) => [page, id] as const)),
  );
  const leftOut: LeftOutMove[] = [];
  const members = all.filter(({ id, move, isPinned }) => {
    const moveId = move.verb === 'merge' ? undefined : redirects.get(move.pages[0] ?? '');
    if (moveId === undefined || isPinned) return true;
    leftOut.push({ moveId: id, reason: { code: 'same_page', moveId } });
    return false;
  });
  return { members: members.toSorted(byGain), leftOut };
}
