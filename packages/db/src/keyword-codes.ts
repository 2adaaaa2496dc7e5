import type { RelevanceClass, SearchIntent, SerpFeature } from '@keydence/domain';

/** Stored intents: small numbers that fit beside the sort keys in an index. 0 is unknown. */
const intents = [
  'commercial',
  'informational',
  'navigational',
  'transactional',
] as const satisfies SearchIntent[];

export function intentToCode(intent: SearchIntent | null): number {
  return intent === null ? 0 : intents.indexOf(intent) + 1;
}

/** Encodes intents as bits, in the order of their codes. */
export function intentsToBits(several: readonly SearchIntent[]): number {
  return several.reduce((bits, intent) => bits | (1 << intents.indexOf(intent)), 0);
}

export function intentsFromBits(bits: number): SearchIntent[] {
  return intents.filter((_, place) => (bits & (1 << place)) !== 0);
}

export const intentCodes: readonly number[] = [null, ...intents].map(intentToCode);

export function intentFromCode(code: number): SearchIntent | null {
  return intents[code - 1] ?? null;
}

/** Stored SERP features: one bit each, in this order. */
const serpFeatures = [
  'featured_snippet',
  'local_pack',
  'ai_overview',
  'video',
  'image',
] as const satisfies SerpFeature[];

export function serpFeaturesToFlags(features: readonly SerpFeature[]): number {
  return serpFeatures.reduce(
    (flags, feature, bit) => (features.includes(feature) ? flags | (1 << bit) : flags),
    0,
  );
}

export function serpFeaturesFromFlags(flags: number): SerpFeature[] {
  return serpFeatures.filter((_, bit) => (flags & (1 << bit)) !== 0);
}

/** Stored relevance classes: 1, 2 and 3; null is unknown. */
const relevanceClasses = ['listed', 'maybe', 'hidden'] as const satisfies RelevanceClass[];

export function relevanceToCode(relevance: RelevanceClass | null): number | null {
  return relevance === null ? null : relevanceClasses.indexOf(relevance) + 1;
}

export function relevanceFromCode(code: number | null): RelevanceClass | null {
  return relevanceClasses[(code ?? 0) - 1] ?? null;
}
