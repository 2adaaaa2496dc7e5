import { isGiantDomain } from './giant-domain.ts';
import { competitorSimilarity } from './overlap.ts';

interface Candidate {
  domainName: string;
  /** Keywords for which both sites rank. */
  intersections: number;
  organicKeywordsCount: number;
}

interface OurSite {
  domainName: string;
  organicKeywordsCount: number;
}

/**
 * The initial competitors to track: the most similar sites (cosine of the keyword sets) that share
 * at least 10 keywords and 1 % of our keywords, without our own site and the giants. The limits are
 * our own choice.
 */
export function pickCompetitors<T extends Candidate>(
  ours: OurSite,
  candidates: readonly T[],
  limit = 5,
): T[] {
  const leastShared = Math.max(10, 0.01 * ours.organicKeywordsCount);
  const similarity = (site: T) =>
    competitorSimilarity(site.intersections, ours.organicKeywordsCount, site.organicKeywordsCount);
  return candidates
    .filter((site) => site.domainName !== ours.domainName && !isGiantDomain(site.domainName))
    .filter((site) => site.intersections >= leastShared)
    .sort((a, b) => similarity(b) - similarity(a) || a.domainName.localeCompare(b.domainName, 'en'))
    .slice(0, limit);
}
