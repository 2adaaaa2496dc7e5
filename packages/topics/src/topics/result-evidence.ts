import { hashText } from '../text/feature-table.ts';
import { appendTo } from './append-to.ts';
import type { EachKin } from './kinship.ts';

const consideredResults = 10;
/**
 * This many shared addresses of ten make a pair at least this similar (Keyword Insights, LowFruits:
 * 40 %).
 */
const manyShared = 4;
const leastTogether = 0.8;
/** This few, with both result pages known, make it at most this similar. */
const fewShared = 1;
const mostApart = 0.3;
/** An address on more result pages than that says nothing about any of them. */
const mostPages = 200;

type Change = readonly [one: number, other: number, change: number];

/**
 * Similarity changes of pairs from stored result pages. @param results addresses by unit, null: not
 * known.
 */
export function findResultChanges(
  results: readonly (readonly string[] | null)[],
  eachKin: EachKin,
): Change[] {
  const addresses = results.map((list) => (list ? hashAddresses(list) : null));
  const shared = countShared(addresses);
  const changes: Change[] = [];
  for (const [unit, own] of addresses.entries()) {
    if (!own) continue;
    const partners = shared.get(unit) ?? new Map<number, number>();
    const similarities = new Map<number, number>();
    eachKin(unit, mostApart, (other, similarity) => similarities.set(other, similarity));
    for (const [other, count] of partners) {
      const similarity = similarities.get(other) ?? 0;
      if (count >= manyShared && similarity < leastTogether)
        changes.push([unit, other, leastTogether - similarity]);
    }
    for (const [other, similarity] of similarities) {
      const others = addresses[other];
      if (other < unit || !others) continue;
      if (own.filter((address) => others.includes(address)).length <= fewShared)
        changes.push([unit, other, mostApart - similarity]);
    }
  }
  return changes;
}

function hashAddresses(list: readonly string[]): number[] {
  const inner = list.slice(0, consideredResults).filter((address) => !isHomePage(address));
  return [...new Set(inner.map((address) => hashText(address)))];
}

/** A home page ranks for whatever its site is about. */
export function isHomePage(address: string): boolean {
  return /^(?:https?:\/\/)?[^/?#]*\/?$/i.test(address);
}

/** For each unit the units behind it with which it shares addresses, and how many. */
function countShared(addresses: readonly (readonly number[] | null)[]): Map<number, Map<number, number>> {
  const unitsOf = new Map<number, number[]>();
  for (const [unit, list] of addresses.entries()) {
    for (const address of list ?? []) appendTo(unitsOf, address, unit);
  }
  const shared = new Map<number, Map<number, number>>();
  for (const units of unitsOf.values()) {
    if (units.length > mostPages) continue;
    for (const [index, one] of units.entries()) {
      const counts = shared.get(one) ?? new Map<number, number>();
      shared.set(one, counts);
      for (const other of units.slice(index + 1)) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return shared;
}
