import type { Finding } from './finding.ts';
import { seriesOf } from './page-series.ts';
import type { SiteIndex } from './site-index.ts';
import type { PageAnswer, SitePage } from './site-pages.ts';

const mostSitemaps = 20;

/** Contradictions between the sitemap and the pages. */
export function* findSitemapFindings(site: SiteIndex): Generator<Finding> {
  const { sitemaps } = site.run;
  const isWhole = site.isComplete && sitemaps.length > 0 && sitemaps.every(({ isComplete }) => isComplete);
  for (const page of site.pages) {
    const at = { page: page.key, other: null };
    if (site.isRead(page) && site.isNoindex(page) && page.clicks !== null && page.clicks > 0) {
      yield { kind: 'noindex_with_clicks', ...at, evidence: { clicks: page.clicks } };
    }
    const since = page.knownFrom.find(({ source }) => source === 'sitemap')?.since;
    if (since !== undefined) yield* judgeListed(site, page, since);
    else if (isWhole && site.isIndexable(page) && seriesOf(page.key) === null) {
      const addresses = sitemaps.slice(0, mostSitemaps).map(({ address }) => address);
      yield { kind: 'missing_in_sitemap', ...at, evidence: { sitemaps: addresses } };
    }
  }
}

function* judgeListed(site: SiteIndex, page: SitePage, since: Date): Generator<Finding> {
  const at = { page: page.key, other: null };
  if (page.state === 'blocked') yield { kind: 'forbidden_in_sitemap', ...at, evidence: { since } };
  const answer = page.answers.at(-1);
  if (answer && isLastingError(answer, page.earlierAnswer)) {
    yield { kind: 'error_in_sitemap', ...at, evidence: { since, answer } };
  }
  if (site.isRead(page) && site.isNoindex(page))
    yield { kind: 'noindex_in_sitemap', ...at, evidence: { since } };
}

/** A redirect or a client error; a server error only if the previous run had it as well. */
function isLastingError({ status }: PageAnswer, earlier: PageAnswer | null): boolean {
  if (status === null || status === 429) return false;
  return (status >= 300 && status < 500) || (status >= 500 && (earlier?.status ?? 0) >= 500);
}
