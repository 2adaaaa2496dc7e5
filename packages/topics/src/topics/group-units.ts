import { appendTo } from './append-to.ts';
import { createEachKin, type EachKin, type Kinship } from './kinship.ts';
import { Linkage, type LinkageLimits } from './linkage.ts';
import type { Helped } from './linkage-group.ts';

/** Keywords that one page can serve are at least so similar on average. */
const pageSimilarity = 0.6;
/** Those of a topic. */
const topicSimilarity = 0.4;
/** The same in a short list, whose keywords are compared directly; fewer tell too little of which words are common. */
const fewestDirect = 20;
const direct = { page: 0.7, topic: 0.3 };
/** A keyword on its own joins a topic from here on. */
const joiningSimilarity = 0.25;

export interface UnitGroups {
  /** The topic of each unit, a number without meaning; units on their own have one of their own. */
  readonly topicOf: Int32Array;
  readonly pageGroupOf: Int32Array;
  readonly helpOf: (topic: number) => Helped;
}

export interface GroupLimits {
  readonly changes: LinkageLimits['changes'];
  readonly apart: LinkageLimits['apart'];
  readonly owners: Int32Array;
  readonly excluded: Uint8Array;
  /** Groups that a person put together. */
  readonly together: readonly (readonly number[])[];
  /** Number of keywords of each unit. */
  readonly weights: Int32Array;
}

/** Two levels of average linkage on one kinship: page groups inside topics. */
export function groupUnits(
  kinship: Kinship,
  limits: GroupLimits,
  eachKin = createEachKin(kinship),
): UnitGroups {
  const least =
    kinship.matrix && kinship.count >= fewestDirect
      ? direct
      : { page: pageSimilarity, topic: topicSimilarity };
  const linkage = new Linkage(kinship, eachKin, { ...limits, leastSimilarity: least.topic });
  for (const group of limits.together) linkage.force(group);
  linkage.linkTo(least.page);
  const pageGroupOf = Int32Array.from({ length: kinship.count }, (_, unit) => linkage.groupOf(unit));
  for (const owned of listOwned(limits.owners)) linkage.force(owned);
  linkage.linkTo(least.topic);
  const topicOf = Int32Array.from({ length: kinship.count }, (_, unit) => linkage.groupOf(unit));
  joinSingles(topicOf, { linkage, limits, eachKin });
  return { topicOf, pageGroupOf, helpOf: (topic) => linkage.helpOf(topic) };
}

function listOwned(owners: Int32Array): number[][] {
  const owned = new Map<number, number[]>();
  for (const [unit, owner] of owners.entries()) {
    if (owner >= 0) appendTo(owned, owner, unit);
  }
  return [...owned.values()];
}

/** Every decision is made on the topics before any of them, so the order does not matter. */
function joinSingles(
  topicOf: Int32Array,
  { linkage, limits, eachKin }: { linkage: Linkage; limits: GroupLimits; eachKin: EachKin },
): void {
  const sizes = new Map<number, number>();
  for (const [unit, topic] of topicOf.entries())
    sizes.set(topic, (sizes.get(topic) ?? 0) + limits.weights[unit]);
  const before = topicOf.slice();
  const isTopic = (topic: number) => (sizes.get(topic) ?? 0) > 1;
  for (const [unit, own] of before.entries()) {
    if (isTopic(own) || limits.owners[unit] >= 0 || limits.excluded[unit]) continue;
    const near = new Set<number>();
    eachKin(unit, Number.EPSILON, (other) => {
      if (isTopic(before[other])) near.add(before[other]);
    });
    let best = joiningSimilarity;
    for (const topic of [...near].sort((a, b) => a - b)) {
      const similarity = linkage.similarity(own, topic);
      if (similarity <= best && !(topicOf[unit] === own && similarity === best)) continue;
      best = similarity;
      topicOf[unit] = topic;
    }
  }
}
