import { competitorSimilarity, type SourceCompetitor } from '@keydence/domain';
import type { CompetitorItem } from './answer-schemas.ts';

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
  const { count, etv } = metrics?.organic ?? {};
  if (typeof count !== 'number' || typeof etv !== 'number' || typeof intersections !== 'number') return null;
  const paid = metrics?.paid;
  return {
    domainName: domain.toLowerCase(),
    displayName: domain.toLowerCase(),
    valueProp: null,
    intersections,
    organicKeywordsCount: count,
    organicTraffic: Math.round(etv),
    paidKeywordsCount: paid?.count ?? null,
    paidTraffic: typeof paid?.etv === 'number' ? Math.round(paid.etv) : null,
  };
}
