import type { RelevanceClass, SearchIntent, SerpFeature } from '@keydence/domain';

/** How intents are stored: small numbers, so that they fit beside the sort keys in an index. 0 is unknown. */
const intents = [
  'commercial',
  'informational',
  'navigational',
  'transactional',
] as const satisfies SearchIntent[];

export function intentToCode(intent: SearchIntent | null): number {
  return intent === null ? 0 : intents.indexOf(intent) + 1;
}

/** Several intents as bits, in the order of their codes. */
export function intentsToBits(several: readonly SearchIntent[]): number {
  return several.reduce((bits, intent) => bits | (1 << intents.indexOf(intent)), 0);
}

export function intentsFromBits(bits: number): SearchIntent[] {
  return intents.filter((_, place) => (bits & (1 << place)) !== 0);
}

/** All codes that a keyword may have. */
export const intentCodes: readonly number[] = [null, ...intents].map(intentToCode);

export function intentFromCode(code: number): SearchIntent | null {
  return intents[code - 1] ?? null;
}

/** How SERP features are stored: one bit each, in this order. */
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

/** How classes of relevance are stored: 1, 2 and 3; null is unknown. */
const relevanceClasses = ['listed', 'maybe', 'hidden'] as const satisfies RelevanceClass[];

export function relevanceToCode(relevance: RelevanceClass | null): number | null {
  return relevance === null ? null : relevanceClasses.indexOf(relevance) + 1;
}

export function relevanceFromCode(code: number | null): RelevanceClass | null {
  return relevanceClasses[(code ?? 0) - 1] ?? null;
}
