import { appendTo } from './append-to.ts';
import type { TopicUnits } from './form-units.ts';
import type { UnitGroups } from './group-units.ts';
import { type Identity, keepIdentity } from './keep-identity.ts';
import type { ResolvedCorrections } from './resolve-corrections.ts';
import type { TopicInput, TopicKeyword } from './topic-input.ts';

/** A topic before it is named: its keywords by place, and which known one it continues. */
export interface SettledTopic extends Identity {
  readonly places: readonly number[];
  /** Its number among the groups of units; null: a person's keywords alone. */
  readonly group: number | null;
}

interface Inputs {
  readonly input: TopicInput;
  readonly keywords: readonly TopicKeyword[];
  readonly units: TopicUnits;
  readonly groups: UnitGroups;
  readonly corrections: ResolvedCorrections;
}

/** Gives found groups their ids, adds the keywords that a person put into them, and takes apart who must not meet. */
export function settleTopics({ input, keywords, units, groups, corrections }: Inputs): SettledTopic[] {
  const { fixed, anchored } = corrections;
  const isAttached = (place: number) => fixed.has(place) && !anchored.has(fixed.get(place) ?? '');
  const members = new Map<number, number[]>();
  const taken = new Map<number, string>();
  for (let place = 0; place < keywords.length; place++) {
    if (isAttached(place)) continue;
    const group = groups.topicOf[units.unitOf[place]];
    appendTo(members, group, place);
    const id = fixed.get(place);
    if (id !== undefined) taken.set(group, id);
  }
  const found = new Map([...members].filter(([group, places]) => places.length > 1 || taken.has(group)));
  const identities = identify({ input, keywords, found, taken });
  const settled = new Map<string | number, { identity: Identity; places: number[]; group: number | null }>();
  for (const [group, places] of found) {
    const identity = identities.get(group) ?? { id: null, absorbed: [] };
    settled.set(identity.id ?? group, { identity, places: [...places], group });
  }
  attachFixed(
    settled,
    [...fixed].filter(([place]) => isAttached(place)),
  );
  const foes = listFoes(corrections);
  return [...settled.values()].flatMap(({ identity, places, group }) => {
    const kept = separate(places, { foes, fixed });
    return kept.length > 1 || kept.some((place) => fixed.has(place))
      ? [{ ...identity, places: kept, group }]
      : [];
  });
}

function identify({
  input,
  keywords,
  found,
  taken,
}: {
  input: TopicInput;
  keywords: readonly TopicKeyword[];
  found: ReadonlyMap<number, readonly number[]>;
  taken: ReadonlyMap<number, string>;
}): ReadonlyMap<number, Identity> {
  const topicOf = new Map<number, number>();
  const demands = new Map<number, number>();
  for (const [group, places] of found) {
    for (const place of places) {
      topicOf.set(keywords[place].id, group);
      demands.set(keywords[place].id, keywords[place].demand);
    }
  }
  const weightOf = (id: number) => Math.sqrt(Math.max(1, demands.get(id) ?? 0));
  return keepIdentity(input.known, { topicOf, weightOf, taken });
}

/** A topic that was taken in by another receives there; one that is gone comes back with these keywords alone. */
function attachFixed(
  settled: Map<string | number, { identity: Identity; places: number[]; group: number | null }>,
  fixed: readonly (readonly [place: number, id: string])[],
): void {
  const heirs = new Map<string, string | number>();
  for (const [key, { identity }] of settled) for (const id of identity.absorbed) heirs.set(id, key);
  for (const [place, id] of fixed) {
    const key = settled.has(id) ? id : (heirs.get(id) ?? id);
    const topic = settled.get(key);
    if (topic) topic.places.push(place);
    else settled.set(id, { identity: { id, absorbed: [] }, places: [place], group: null });
  }
}

/** The places that each place must not meet. */
function listFoes({ apart }: ResolvedCorrections): ReadonlyMap<number, readonly number[]> {
  const foes = new Map<number, number[]>();
  for (const [one, other] of apart) {
    appendTo(foes, one, other);
    appendTo(foes, other, one);
  }
  return foes;
}

interface Separation extends Pick<ResolvedCorrections, 'fixed'> {
  readonly foes: ReadonlyMap<number, readonly number[]>;
}

/** Of two that must not meet, the one that no person put here leaves; else the later one. */
function separate(places: readonly number[], { foes, fixed }: Separation): number[] {
  const kept = new Set(places);
  for (const place of [...places].sort((a, b) => a - b)) {
    for (const foe of foes.get(place) ?? []) {
      if (!kept.has(place) || !kept.has(foe)) continue;
      if (fixed.has(place) && fixed.has(foe)) continue;
      kept.delete(fixed.has(foe) ? place : fixed.has(place) ? foe : Math.max(place, foe));
    }
  }
  return [...kept].sort((a, b) => a - b);
}
