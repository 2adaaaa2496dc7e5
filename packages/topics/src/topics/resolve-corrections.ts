import type { TopicInput } from './topic-input.ts';

/** Corrections, by the place of each keyword in the sorted list. */
export interface ResolvedCorrections {
  /** Keywords that stay in a topic whatever else is found. */
  readonly fixed: ReadonlyMap<number, string>;
  /** Keywords that no topic receives. */
  readonly alone: ReadonlySet<number>;
  /** Topics that others may join although the run finds no core of them: pinned ones, and those most of whose keywords were placed. */
  readonly anchored: ReadonlySet<string>;
  /** Groups of keywords that belong together and are not fixed. */
  readonly together: readonly (readonly number[])[];
  readonly apart: readonly (readonly [number, number])[];
}

/**
 * @param places the position of each keyword id; corrections of unknown keywords are not applied.
 */
export function resolveCorrections(
  input: TopicInput,
  places: ReadonlyMap<number, number>,
): ResolvedCorrections {
  const fixed = fixKeywords(input, places);
  const groups = joinPairs(resolvePairs(input.corrections.together, places));
  const orders = new Map(input.known.map(({ id, order }) => [id, order]));
  const orderOf = (id: string) => orders.get(id) ?? Number.POSITIVE_INFINITY;
  for (const group of groups) {
    const topics = group.flatMap((place) => fixed.get(place) ?? []);
    if (topics.length === 0) continue;
    const oldest = topics.reduce((one, other) => (orderOf(other) < orderOf(one) ? other : one));
    for (const place of group) if (!fixed.has(place)) fixed.set(place, oldest);
  }
  return {
    fixed,
    alone: new Set((input.corrections.alone ?? []).flatMap((id) => places.get(id) ?? [])),
    anchored: findAnchored(input, places, fixed),
    together: groups
      .map((group) => group.filter((place) => !fixed.has(place)))
      .filter((group) => group.length > 1),
    apart: resolvePairs(input.corrections.apart, places),
  };
}

/** A person's placement wins over a pinned topic. */
function fixKeywords(input: TopicInput, places: ReadonlyMap<number, number>): Map<number, string> {
  const fixed = new Map<number, string>();
  for (const { id, pinned, keywordIds } of input.known) {
    if (!pinned) continue;
    for (const keywordId of keywordIds) {
      const place = places.get(keywordId);
      if (place !== undefined) fixed.set(place, id);
    }
  }
  for (const { keywordId, topicId } of input.corrections.placed) {
    const place = places.get(keywordId);
    if (place !== undefined) fixed.set(place, topicId);
  }
  return fixed;
}

function findAnchored(
  input: TopicInput,
  places: ReadonlyMap<number, number>,
  fixed: ReadonlyMap<number, string>,
): ReadonlySet<string> {
  const anchored = new Set(fixed.values());
  const placed = new Map<string, number>();
  for (const id of fixed.values()) placed.set(id, (placed.get(id) ?? 0) + 1);
  for (const { id, pinned, keywordIds } of input.known) {
    if (pinned) continue;
    const core = keywordIds.filter((keywordId) => {
      const place = places.get(keywordId);
      return place !== undefined && !fixed.has(place);
    });
    // A few keywords that no person placed may fall to another topic, and must not take the placed ones along.
    if (core.length > 0 && core.length >= (placed.get(id) ?? 0)) anchored.delete(id);
  }
  return anchored;
}

function resolvePairs(
  pairs: readonly (readonly [number, number])[],
  places: ReadonlyMap<number, number>,
): (readonly [number, number])[] {
  return pairs.flatMap(([one, other]) => {
    const first = places.get(one);
    const second = places.get(other);
    return first === undefined || second === undefined || first === second ? [] : [[first, second] as const];
  });
}

/** The smaller of two groups joins the larger, so that no place changes its group often. */
function joinPairs(pairs: readonly (readonly [number, number])[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [one, other] of pairs) {
    const first = groups.get(one) ?? [one];
    const second = groups.get(other) ?? [other];
    groups.set(one, first);
    groups.set(other, second);
    if (first === second) continue;
    const [small, large] = first.length < second.length ? [first, second] : [second, first];
    for (const place of small) {
      large.push(place);
      groups.set(place, large);
    }
  }
  return [...new Set(groups.values())].map((group) => group.sort((a, b) => a - b));
}
