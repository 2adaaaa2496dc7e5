import { appendTo } from './append-to.ts';
import { averageLinkage } from './average-linkage.ts';
import type { GroupLimits, UnitGroups } from './group-units.ts';
import { knownPages, sharedPage } from './kinship.ts';
import { moveByWords } from './move-by-words.ts';
import { type Marks, multiplyMarks, weighMarks } from './text-marks.ts';

/** Mean similarity of the words of a topic's keywords, and of keywords that one page can serve. */
const topicSimilarity = 0.18;
const pageSimilarity = 0.4;

/** Larger groups stay whole: each pair of units is compared. */
const mostUnits = 1_500;

interface Related {
  readonly texts: readonly string[];
  readonly language: string;
  /** The own page of each unit, −1 where none is known. */
  readonly pages: Int32Array;
  readonly limits: GroupLimits;
}

/**
 * Takes topics and page groups apart whose keywords share only common words of the list. A list is divided into
 * communities as a whole, so what is like nothing else falls in with whatever is left. What a person, an own page or the
 * results join stays together. Then page groups move to the topic whose words they share.
 */
export function partByWords(groups: UnitGroups, { texts, language, pages, limits }: Related): UnitGroups {
  const marks = weighMarks(texts, language);
  const similarity = createSimilarity(marks, pages);
  const joined = joinGiven(groups.topicOf, limits);
  const topics = part(groups.topicOf, { similarity, joined, least: topicSimilarity });
  const inTopics = combine(topics.groupOf, groups.pageGroupOf);
  const pageGroups = part(inTopics, { similarity, joined: new Map(), least: pageSimilarity });
  const topicOf = moveByWords(topics.groupOf, pageGroups.groupOf, { marks, pages, limits });
  const helpOf = (topic: number) => groups.helpOf(topics.originOf.get(topic) ?? topic);
  return { topicOf, pageGroupOf: pageGroups.groupOf, helpOf };
}

type Similarity = (one: number, other: number) => number;

interface Parting {
  readonly similarity: Similarity;
  /** Units that stay with another one. */
  readonly joined: ReadonlyMap<number, number>;
  readonly least: number;
}

/** The largest part keeps the number of its group. */
function part(groupOf: Int32Array, { similarity, joined, least }: Parting) {
  const members = new Map<number, number[]>();
  for (const [unit, group] of groupOf.entries()) appendTo(members, group, unit);
  const parted = groupOf.slice();
  const free = groupOf.reduce((most, group) => Math.max(most, group), 0) + 1;
  const originOf = new Map<number, number>();
  for (const [group, units] of members) {
    if (units.length === 1 || units.length > mostUnits) continue;
    const placeOf = new Map(units.map((unit, place) => [unit, place]));
    const given = units.map((unit, place) => placeOf.get(joined.get(unit) ?? unit) ?? place);
    const parts = averageLinkage({
      similarity: (one, other) => similarity(units[one], units[other]),
      given,
      least,
    });
    const [, ...others] = parts.sort((a, b) => b.length - a.length || a[0] - b[0]);
    for (const places of others) {
      const number = free + units[places[0]];
      originOf.set(number, group);
      for (const place of places) parted[units[place]] = number;
    }
  }
  return { groupOf: parted, originOf };
}

function combine(outer: Int32Array, inner: Int32Array): Int32Array {
  const numbers = new Map<string, number>();
  return outer.map((group, unit) => {
    const key = `${group} ${inner[unit]}`;
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
}

/** For each unit that a person or shared results put with another of its topic, that other. */
function joinGiven(topicOf: Int32Array, { owners, together, changes }: GroupLimits): Map<number, number> {
  const joined = new Map<number, number>();
  const firstOf = new Map<string, number>();
  const rootOf = (unit: number): number => {
    let root = unit;
    for (let next = joined.get(root); next !== undefined; next = joined.get(root)) root = next;
    for (let at = unit; at !== root; ) {
      const next = joined.get(at) ?? root;
      joined.set(at, root);
      at = next;
    }
    return root;
  };
  const join = (one: number, other: number) => {
    const [a, b] = [rootOf(one), rootOf(other)];
    if (a !== b) joined.set(Math.max(a, b), Math.min(a, b));
  };
  for (const [unit, owner] of owners.entries()) {
    if (owner < 0) continue;
    const key = `${topicOf[unit]} ${owner}`;
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, unit);
    else join(first, unit);
  }
  for (const group of together) for (const unit of group.slice(1)) join(group[0], unit);
  for (const [one, other, change] of changes)
    if (change > 0 && topicOf[one] === topicOf[other]) join(one, other);
  return new Map([...joined.keys()].map((unit) => [unit, rootOf(unit)]));
}

/** Cosine of the marks, with what own pages add or take. */
function createSimilarity(rows: readonly Marks[], pages: Int32Array): Similarity {
  const pageTerm = (one: number, other: number) => {
    if (pages[one] < 0 || pages[other] < 0) return 0;
    return knownPages + (pages[one] === pages[other] ? sharedPage : 0);
  };
  return (one, other) => {
    return multiplyMarks(rows[one], rows[other]) + pageTerm(one, other);
  };
}
