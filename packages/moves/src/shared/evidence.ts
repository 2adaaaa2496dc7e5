import type { EvidenceQuery } from '../found-move.ts';
import type { PricedSearch, SearchedQuery } from './searched-query.ts';

type EvidenceSearch = Pick<
  SearchedQuery,
  'id' | 'text' | 'impressions' | 'clicks' | 'position' | 'rank' | 'facts'
>;

/** The searches as evidence, those that can bring most first. */
export function toEvidence(priced: readonly PricedSearch<EvidenceSearch>[], most: number): EvidenceQuery[] {
  return priced
    .toSorted((a, b) => b.parts.success - a.parts.success || compareTexts(a.query.text, b.query.text))
    .slice(0, most)
    .map(({ query, parts }) => ({
      keywordId: query.id,
      text: query.text,
      impressions: query.impressions,
      clicks: query.clicks,
      position: query.position === null ? null : round(query.position, 1),
      rank: query.rank ?? null,
      searchVolume: query.facts?.searchVolume ?? null,
      target: parts.aim === null ? null : round(parts.aim.target.mid, 1),
      level: round(parts.level, 3),
      success: round(parts.success, 1),
    }));
}

/** Orders texts by their code units, the same on every machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits + 0;
}

/** Groups items by a key, in the order of their first. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
