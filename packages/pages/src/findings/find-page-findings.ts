import type { Finding } from './finding.ts';
import { type FindingKind, findingKinds } from './finding-kinds.ts';
import { findHeadFindings } from './head-findings.ts';
import { createSiteIndex } from './site-index.ts';
import type { CrawlGap, SitePage, SiteRun } from './site-pages.ts';

/**
 * Everything that is wrong on a site's pages, with its evidence. A kind that needs a complete run finds nothing after an
 * incomplete one; `findInconclusiveKinds` says which those are.
 * @param pages all pages that the run knows, each key once.
 */
export function findPageFindings(pages: readonly SitePage[], run: SiteRun): Finding[] {
  const site = createSiteIndex(pages, run);
  return [...findHeadFindings(site)];
}

/** The kinds of which this run can say nothing, and why. */
export function findInconclusiveKinds(run: SiteRun): { kind: FindingKind; gaps: readonly CrawlGap[] }[] {
  if (run.gaps.length === 0) return [];
  return Object.entries(findingKinds)
    .filter(([, { needs }]) => needs === 'complete')
    .map(([kind]) => ({ kind: kind as FindingKind, gaps: run.gaps }));
}
