import { appendTo } from './append-to.ts';
import type { KnownTopic } from './topic-input.ts';

/** Half of either side is enough to be the same topic. */
const sameShare = 0.5;
/** Part of a new topic that an older one must make up to pass its id on before a larger one. */
const elderShare = 0.25;

/** Which known topic each new one continues, and which it has taken in. */
export interface Identity {
  readonly id: string | null;
  readonly absorbed: readonly string[];
}

interface Claim {
  readonly known: KnownTopic;
  readonly topic: number;
  readonly ofKnown: number;
  readonly ofTopic: number;
}

/**
 * Matches topics with those of the run before by the keywords present in both, weighted by √demand: of a split topic
 * the larger part keeps the id, of merged ones the oldest id stays, and before it that of one that a person named.
 * @param topicOf the new topic of each keyword id that the run grouped.
 * @param taken new topics whose id is fixed already.
 */
export function keepIdentity(
  known: readonly KnownTopic[],
  {
    topicOf,
    weightOf,
    taken,
  }: {
    readonly topicOf: ReadonlyMap<number, number>;
    readonly weightOf: (keywordId: number) => number;
    readonly taken: ReadonlyMap<number, string>;
  },
): ReadonlyMap<number, Identity> {
  const claims = findClaims(known, topicOf, weightOf);
  const identities = new Map<number, Identity>();
  const fixed = new Set(taken.values());
  for (const [topic, id] of taken) identities.set(topic, { id, absorbed: [] });
  const byTopic = new Map<number, Claim[]>();
  for (const claim of claims) if (!fixed.has(claim.known.id)) appendTo(byTopic, claim.topic, claim);
  for (const [topic, own] of byTopic) {
    const given = taken.get(topic);
    const heir = given ?? chooseHeir(own);
    const absorbed = own.filter((claim) => claim.known.id !== heir && claim.ofKnown >= sameShare);
    identities.set(topic, { id: heir, absorbed: absorbed.map((claim) => claim.known.id).sort() });
  }
  return identities;
}

/** The new topic that holds the largest part of each known one, if that is enough. */
function findClaims(
  known: readonly KnownTopic[],
  topicOf: ReadonlyMap<number, number>,
  weightOf: (keywordId: number) => number,
): Claim[] {
  const totals = new Map<number, number>();
  const seen = new Set(known.flatMap(({ keywordIds }) => keywordIds));
  for (const [keywordId, topic] of topicOf) {
    if (seen.has(keywordId)) totals.set(topic, (totals.get(topic) ?? 0) + weightOf(keywordId));
  }
  return known.flatMap((topic) => {
    const parts = new Map<number, number>();
    let whole = 0;
    for (const keywordId of topic.keywordIds) {
      const found = topicOf.get(keywordId);
      if (found === undefined) continue;
      whole += weightOf(keywordId);
      parts.set(found, (parts.get(found) ?? 0) + weightOf(keywordId));
    }
    const [largest] = [...parts].sort(([a, one], [b, other]) => other - one || a - b);
    if (!largest) return [];
    const [number, weight] = largest;
    const claim = {
      known: topic,
      topic: number,
      ofKnown: weight / whole,
      ofTopic: weight / (totals.get(number) ?? weight),
    };
    const isSame = claim.ofKnown >= sameShare || claim.ofTopic >= sameShare;
    return isSame || topic.givenName !== undefined ? [claim] : [];
  });
}

function chooseHeir(claims: readonly Claim[]): string {
  const named = claims.filter(({ known, ofKnown }) => known.givenName !== undefined && ofKnown >= sameShare);
  const large = named.length > 0 ? named : claims.filter(({ ofTopic }) => ofTopic >= elderShare);
  if (large.length > 0)
    return large.reduce((one, other) => (other.known.order < one.known.order ? other : one)).known.id;
  return claims.reduce((one, other) => (other.ofTopic > one.ofTopic ? other : one)).known.id;
}
