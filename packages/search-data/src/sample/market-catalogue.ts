import type { Market } from '@keydence/domain';
import type { Language } from './topic.ts';

export interface SampleMarket {
  locationCode: number;
  languageCode: Language;
  /** The tag of entries that belong to this country only. */
  tag: string;
  /** Searches in relation to the volumes that the vocabulary states. */
  size: number;
  /** Click prices in relation to those that the vocabulary states. */
  clickPrice: number;
}

export const sampleMarkets: readonly SampleMarket[] = [
  { locationCode: 2840, languageCode: 'en', tag: 'us', size: 1, clickPrice: 1 },
  { locationCode: 2826, languageCode: 'en', tag: 'gb', size: 0.24, clickPrice: 0.72 },
  { locationCode: 2276, languageCode: 'de', tag: 'de', size: 1, clickPrice: 1 },
  { locationCode: 2250, languageCode: 'fr', tag: 'fr', size: 1, clickPrice: 1 },
];

/** The sample world's market for a location and language, if it has one. */
export function findSampleMarket({ locationCode, languageCode }: Market): SampleMarket | undefined {
  return sampleMarkets.find(
    (market) => market.locationCode === locationCode && market.languageCode === languageCode,
  );
}
