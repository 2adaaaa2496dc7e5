import { segmentText } from '../text/segment-text.ts';
import { findStopWords } from '../text/stop-words.ts';
import { createTextWords } from '../text/text-words.ts';
import { appendTo } from './append-to.ts';
import type { GroupLimits, UnitGroups } from './group-units.ts';

/** Words of this many letters are related if they begin with the same ones: forms and compounds. */
const leastLetters = 6;
const sameLetters = 5;

interface Related {
  readonly texts: readonly string[];
  readonly language: string;
  /** The own page of each unit, −1 where none is known. */
  readonly pages: Int32Array;
  readonly limits: GroupLimits;
}

/**
 * Takes topics of keywords apart where nothing joins their members: no word, no own page, no results and no person. A list is
 * divided into communities as a whole, so what is like nothing else falls in with whatever is left.
 */
export function partUnrelated(groups: UnitGroups, related: Related): UnitGroups {
  const { topicOf } = groups;
  const joined = joinRelated(topicOf, related);
  const members = new Map<number, number[]>();
  for (const unit of topicOf.keys()) appendTo(members, joined.rootOf(unit), unit);
  const largest = new Map<number, number>();
  const sizeOf = (root: number) => sumWeights(members.get(root) ?? [], related.limits.weights);
  for (const root of members.keys()) {
    const known = largest.get(topicOf[root]);
    if (known === undefined || sizeOf(root) > sizeOf(known)) largest.set(topicOf[root], root);
  }
  const parted = topicOf.slice();
  const origins = new Map<number, number>();
  for (const [root, units] of members) {
    if (largest.get(topicOf[root]) === root) continue;
    const topic = topicOf.length + root;
    origins.set(topic, topicOf[root]);
    for (const unit of units) parted[unit] = topic;
  }
  return { ...groups, topicOf: parted, helpOf: (topic) => groups.helpOf(origins.get(topic) ?? topic) };
}

function joinRelated(topicOf: Int32Array, { texts, language, pages, limits }: Related): UnitSets {
  const joined = new UnitSets(topicOf.length);
  const firsts = new Map<string, number>();
  const join = (unit: number, mark: string) => {
    const key = `${topicOf[unit]} ${mark}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, unit);
    else joined.join(first, unit);
  };
  const stems = createTextWords(language, findStopWords(language));
  for (const [unit, text] of texts.entries()) {
    for (const stem of stems(text)) join(unit, stem);
    for (const word of segmentText(text, language))
      if (word.length >= leastLetters) join(unit, `${word.slice(0, sameLetters)}…`);
    if (pages[unit] >= 0) join(unit, `page ${pages[unit]}`);
    if (limits.owners[unit] >= 0) join(unit, `owner ${limits.owners[unit]}`);
  }
  for (const group of limits.together) for (const unit of group.slice(1)) joined.join(group[0], unit);
  for (const [one, other, change] of limits.changes)
    if (change > 0 && topicOf[one] === topicOf[other]) joined.join(one, other);
  return joined;
}

function sumWeights(units: readonly number[], weights: Int32Array): number {
  return units.reduce((sum, unit) => sum + weights[unit], 0);
}

/** Sets of units that grow together; each is known by its lowest unit. */
class UnitSets {
  readonly #parents: Int32Array;

  constructor(count: number) {
    this.#parents = Int32Array.from({ length: count }, (_, unit) => unit);
  }

  rootOf(unit: number): number {
    let root = unit;
    while (this.#parents[root] !== root) {
      this.#parents[root] = this.#parents[this.#parents[root]];
      root = this.#parents[root];
    }
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    this.#parents[Math.max(a, b)] = Math.min(a, b);
  }
}
