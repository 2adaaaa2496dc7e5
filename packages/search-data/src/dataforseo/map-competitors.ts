import { competitorSimilarity, type SourceCompetitor } from '@keydence/domain';
import type { CompetitorItem } from './answer-schemas.ts';
import { toCount } from './read-figure.ts';

const withoutWww = (name: string) => name.toLowerCase().replace(/^www\./, '');

/**
 * Competitors of a list, most similar first. The provider names the site itself first: its count is
 * the measure of similarity, and it is excluded. Sites without counts cannot be compared and are
 * excluded as well.
 */
export function toCompetitors(domainName: string, items: readonly CompetitorItem[]): SourceCompetitor[] {
  const isOurs = ({ domain }: CompetitorItem) => withoutWww(domain) === withoutWww(domainName);
  const ours = items.find(isOurs)?.full_domain_metrics?.organic?.count ?? null;
  const competitors = items.filter((item) => !isOurs(item)).flatMap((item) => toCompetitor(item) ?? []);
  if (ours === null) return competitors;
  const similarity = (site: SourceCompetitor) =>
    competitorSimilarity(site.intersections, ours, site.organicKeywordsCount);
  return competitors.sort((a, b) => similarity(b) - similarity(a));
}

/** Maps a competitor; null if its keywords or visits are unknown. */
export function toCompetitor({
  domain,
  intersections,
  full_domain_metrics: metrics,
}: CompetitorItem): SourceCompetitor | null {
  const count = toCount(metrics?.organic?.count);
  const visits = toCount(metrics?.organic?.etv);
  const shared = toCount(intersections);
  if (count === null || visits === null || shared === null) return null;
  const paid = metrics?.paid;
  return {
    domainName: domain.toLowerCase(),
    displayName: domain.toLowerCase(),
    valueProp: null,
    intersections: shared,
    organicKeywordsCount: count,
    organicTraffic: visits,
    paidKeywordsCount: toCount(paid?.count),
    paidTraffic: toCount(paid?.etv),
  };
}
