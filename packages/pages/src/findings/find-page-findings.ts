import { findCanonicalFindings } from './canonical-findings.ts';
import { findDeliveryFindings } from './delivery-findings.ts';
import type { Finding } from './finding.ts';
import { type FindingKind, findingKinds } from './finding-kinds.ts';
import { findHeadFindings } from './head-findings.ts';
import { findHreflangFindings } from './hreflang-findings.ts';
import { findLinkFindings } from './link-findings.ts';
import { findNameFindings } from './name-findings.ts';
import { findReachFindings } from './reach-findings.ts';
import { createSiteIndex } from './site-index.ts';
import type { CrawlGap, SitePage, SiteRun } from './site-pages.ts';
import { findSitemapFindings } from './sitemap-findings.ts';
import { findStructuredDataFindings } from './structured-data-findings.ts';
import { findTextFindings } from './text-findings.ts';

const rules = [
  findLinkFindings,
  findReachFindings,
  findTextFindings,
  findNameFindings,
  findHeadFindings,
  findCanonicalFindings,
  findHreflangFindings,
  findSitemapFindings,
  findStructuredDataFindings,
  findDeliveryFindings,
];

/**
 * All faults of a site's pages, with their evidence; one finding for each kind, page and other
 * page. A kind that needs a complete run has no findings after an incomplete one;
 * `findInconclusiveKinds` returns those kinds.
 *
 * @param pages all pages that the run knows, each key once.
 */
export function findPageFindings(pages: readonly SitePage[], run: SiteRun): Finding[] {
  const site = createSiteIndex(pages, run);
  return rules.flatMap((find) => [...find(site)]);
}

/** Kinds without a result in this run, with the reasons. */
export function findInconclusiveKinds(run: SiteRun): { kind: FindingKind; gaps: readonly CrawlGap[] }[] {
  if (run.gaps.length === 0) return [];
  return Object.entries(findingKinds)
    .filter(([, { needs }]) => needs === 'complete')
    .map(([kind]) => ({ kind: kind as FindingKind, gaps: run.gaps }));
}
