import { planCanonicals, planDelivery, planLanguages } from './plan-heads.ts';
import { planListing, planReach, planTargets } from './plan-links.ts';
import { planHeads, planTexts, planThin, planWrongLanguages } from './plan-texts.ts';
import { planSite } from './planned-site.ts';

const parts = [
  planReach,
  planTargets,
  planListing,
  planTexts,
  planHeads,
  planThin,
  planWrongLanguages,
  planCanonicals,
  planLanguages,
  planDelivery,
];

/** A site with every kind of finding, and the complete list of them. */
export const planKnownSite = (seed: number) => planSite(seed, parts);
