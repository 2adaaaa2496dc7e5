import { appendTo } from './append-to.ts';
import type { GroupLimits } from './group-units.ts';
import { type Marks, multiplyMarks } from './text-marks.ts';

/** Mean similarity to a topic from which a page group, and a keyword on its own, may move there. */
const leastOfGroup = 0.12;
const leastOfSingle = 0.15;
/** It must be so many times as near to it as to the rest of its own topic. */
const nearer = 1.5;

/** A mark of more topics leads to none of them: there it tells little, and a long list would take too long. */
const mostTopics = 200;

interface Moving {
  readonly marks: readonly Marks[];
  /** The own page of each unit, −1 where none is known. */
  readonly pages: Int32Array;
  readonly limits: GroupLimits;
}

/** The units of a group with the sum of their marks. */
interface Group {
  readonly units: number[];
  readonly sum: Map<string, number>;
}

/**
 * Moves page groups to the topic that they share more words with than with the rest of their own, and keywords on their
 * own to one that has their words. Communities divide a subject by its small words, “notaria en” and “notaria”. Units of
 * which a person, a page or the results say something stay. All is decided before anything moves, so the order does not matter.
 */
export function moveByWords(topicOf: Int32Array, pageGroupOf: Int32Array, moving: Moving): Int32Array {
  const { marks, limits } = moving;
  const topics = sumGroups(topicOf, marks);
  const receivers = listReceivers(topics);
  const held = listHeld(moving);
  const moved = topicOf.slice();
  for (const { units, sum } of sumGroups(pageGroupOf, marks).values()) {
    if (units.some((unit) => held.has(unit))) continue;
    const own = topicOf[units[0]];
    const others = (topics.get(own)?.units.length ?? 0) - units.length;
    const isSingle = units.length === 1 && limits.weights[units[0]] === 1;
    if (others === 0 && !isSingle) continue;
    const toOwn = multiplyMarks(sum, topics.get(own)?.sum ?? sum) - multiplyMarks(sum, sum);
    const meanToOwn = others === 0 ? 0 : toOwn / (others * units.length);
    let most = Math.max(others === 0 ? leastOfSingle : leastOfGroup, nearer * meanToOwn);
    for (const [topic, { size, product }] of compareTopics(sum, receivers)) {
      const mean = product / (size * units.length);
      if (topic === own || mean <= most) continue;
      most = mean;
      for (const unit of units) moved[unit] = topic;
    }
  }
  return moved;
}

function sumGroups(groupOf: Int32Array, marks: readonly Marks[]): Map<number, Group> {
  const groups = new Map<number, Group>();
  for (const [unit, number] of groupOf.entries()) {
    const group: Group = groups.get(number) ?? { units: [], sum: new Map() };
    groups.set(number, group);
    group.units.push(unit);
    for (const [mark, weight] of marks[unit]) group.sum.set(mark, (group.sum.get(mark) ?? 0) + weight);
  }
  return groups;
}

interface Receiver {
  readonly topic: number;
  readonly size: number;
  readonly weight: number;
}

/** The topics of several units by each mark, with its weight there. */
function listReceivers(topics: ReadonlyMap<number, Group>): ReadonlyMap<string, readonly Receiver[]> {
  const receivers = new Map<string, Receiver[]>();
  for (const [topic, { units, sum }] of topics) {
    if (units.length === 1) continue;
    for (const [mark, weight] of sum) appendTo(receivers, mark, { topic, size: units.length, weight });
  }
  for (const [mark, { length }] of receivers) if (length > mostTopics) receivers.delete(mark);
  return receivers;
}

/** The topics that share a mark, lowest number first. */
function compareTopics(sum: Marks, receivers: ReadonlyMap<string, readonly Receiver[]>) {
  const products = new Map<number, { size: number; product: number }>();
  for (const [mark, own] of sum) {
    for (const { topic, size, weight } of receivers.get(mark) ?? []) {
      const product = (products.get(topic)?.product ?? 0) + own * weight;
      products.set(topic, { size, product });
    }
  }
  return [...products].sort(([one], [other]) => one - other);
}

function listHeld({ pages, limits }: Moving): ReadonlySet<number> {
  const held = new Set([...limits.together.flat(), ...limits.apart.flat()]);
  for (const [one, other] of limits.changes) held.add(one).add(other);
  for (const [unit, owner] of limits.owners.entries())
    if (owner >= 0 || limits.excluded[unit] || pages[unit] >= 0) held.add(unit);
  return held;
}
