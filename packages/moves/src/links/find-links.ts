import { monthDays, normalizePageAddress, readGainParts, sumGains } from '@keydence/domain';
import { type FoundMove, maxEvidence } from '../found-move.ts';
import { isPageBlocked, isSiteBlocked } from '../guards/is-blocked.ts';
import type { LinkSource } from '../move-details.ts';
import { confidenceOf, isWellCounted } from '../shared/confidence.ts';
import { compareTexts, groupBy, toEvidence } from '../shared/evidence.ts';
import { linkHours } from '../shared/hours.ts';
import { gainFactsOf, type PricedSearch, type SearchedQuery } from '../shared/searched-query.ts';
import { headStems } from '../shared/text-words.ts';
import type { LinkFacts, LinkFindings } from './link-facts.ts';
import { buildLinkGraph, clickCounter, type LinkGraph } from './link-graph.ts';
import { findAnchor, type PageTexts, type PlaceForLink, readTexts } from './page-texts.ts';

/** With fewer of the site's pages read, links may be missing. */
const leastCoverage = 0.95;
const places = { from: 4, to: 20.4 };
const leastMonthlyImpressions = 30;
const leastGain = 1;
const mostTextLinks = 4;
/** Number of links above which more bring nothing. */
const enoughLinks = 45;
const leastPercentile = 0.7;
const leastSimilarity = 0.25;
const sourceCount = { least: 3, most: 8 };
/** Strong pages with the words that are compared with the page; more would take long and change little. */
const mostCandidates = 200;
/** Searches of a page for which anchor sentences are collected. */
const anchorSearches = 3;
/** A search whose leading page changes so often, or whose place is a mixture, asks for other work first. */
const unsteady = { swaps: 2, deviation: 5 };

interface Site {
  graph: LinkGraph;
  texts: PageTexts;
  isIndexable(page: string): boolean;
}

type LinkedQuery = SearchedQuery & { page: string; position: number };

/**
 * Links to pages at places 4 to 20 that few others link to, from strong pages on the same subject whose text has the
 * words of the search in one sentence. Off without a crawl, or with one that misses pages. Leaves out pages that are not
 * indexable. 3 to 8 sources for each page, with different words to link where possible. Largest gain first.
 */
export function findLinks(facts: LinkFacts): LinkFindings {
  const { internalLinks, queries, pages, window } = facts;
  if (internalLinks === null) return { moves: [], reason: 'no_crawl' };
  if (internalLinks.coverage < leastCoverage) return { moves: [], reason: 'crawl_incomplete' };
  if (isSiteBlocked(facts, window.days)) return { moves: [], reason: null };
  const indexable = internalLinks.pages.filter(({ isIndexable }) => isIndexable);
  const addresses = new Set(indexable.map(({ page }) => normalizePageAddress(page)));
  const site: Site = {
    graph: buildLinkGraph(internalLinks, clickCounter(pages, queries)),
    texts: readTexts(indexable),
    isIndexable: (page) => addresses.has(page),
  };
  const near = queries.filter((query) => isNear(query, window.days));
  const moves = [...groupBy(near, ({ page }) => page)]
    .flatMap(([page, own]) => linkPage(page, own, { facts, site }) ?? [])
    .sort(
      (a, b) => (b.gain?.mid ?? 0) - (a.gain?.mid ?? 0) || compareTexts(a.pages[0] ?? '', b.pages[0] ?? ''),
    );
  return { moves, reason: null };
}

function isNear(query: SearchedQuery, days: number): query is LinkedQuery {
  const { page, position, isBrand, impressions } = query;
  if (page === null || position === null || isBrand) return false;
  if ((query.pageSwaps ?? 0) >= unsteady.swaps || (query.places?.deviation ?? 0) > unsteady.deviation)
    return false;
  return (
    position >= places.from &&
    position <= places.to &&
    (impressions * monthDays) / days >= leastMonthlyImpressions
  );
}

function linkPage(
  page: string,
  queries: readonly LinkedQuery[],
  { facts, site }: { facts: LinkFacts; site: Site },
): FoundMove<'few_links'> | null {
  const inLinks = site.graph.textLinks(page);
  if (!site.isIndexable(page) || isPageBlocked(facts.pages?.get(page))) return null;
  if (inLinks > mostTextLinks || site.graph.allLinks(page) >= enoughLinks) return null;
  const priced = queries
    .flatMap((query): PricedSearch<LinkedQuery>[] => {
      const parts = readGainParts({ verb: 'link', ...gainFactsOf(query, facts.window) }, facts.site);
      return parts === null || parts.success === 0 ? [] : [{ query, parts }];
    })
    .sort((a, b) => b.parts.success - a.parts.success || compareTexts(a.query.text, b.query.text));
  const gain = sumGains(priced.map(({ parts }) => parts));
  const [first] = priced;
  if (!first || gain.mid < leastGain) return null;
  const texts = priced.slice(0, anchorSearches).map(({ query }) => query.text);
  const sources = findSources(page, texts, site);
  if (sources.length < sourceCount.least) return null;
  const isCounted = isWellCounted(priced.map(({ query }) => query));
  return {
    verb: 'link',
    cause: 'few_links',
    pages: [page],
    topic: priced.find(({ query }) => query.topic !== null)?.query.topic ?? null,
    queries: toEvidence(priced, maxEvidence),
    triggers: [
      { name: 'in_links', value: inLinks, threshold: mostTextLinks },
      { name: 'sources', value: sources.length, threshold: sourceCount.least },
      { name: 'gain', value: gain.mid, threshold: leastGain },
    ],
    details: { sources, inLinks, query: first.query.text, position: first.query.position },
    gain,
    confidence: confidenceOf(first.parts.curve.basis, isCounted),
    effortHours: linkHours * sources.length,
  };
}

/** Strong pages on the same subject with a sentence for the link, the strongest first. */
function findSources(target: string, searches: readonly string[], { graph, texts }: Site): LinkSource[] {
  const found = new Map<string, (() => PlaceForLink[])[]>();
  for (const search of searches) {
    const stems = headStems(search);
    for (const [page, sentences] of texts.sentencesWith(stems)) {
      if (page === target || graph.percentileOf(page) < leastPercentile || graph.hasLink(page, target))
        continue;
      const places = () =>
        sentences.map((sentence) => ({ sentence, anchor: findAnchor(sentence, stems) ?? search }));
      found.set(page, [...(found.get(page) ?? []), places]);
    }
  }
  const sources: LinkSource[] = [];
  const used = new Set<string>();
  const sorted = [...found].sort(
    ([a], [b]) => graph.percentileOf(b) - graph.percentileOf(a) || compareTexts(a, b),
  );
  for (const [page, places] of sorted.slice(0, mostCandidates)) {
    if (sources.length === sourceCount.most) break;
    if (texts.similarity(page, target) < leastSimilarity) continue;
    const all = places.flatMap((read) => read());
    const place = all.find(({ anchor }) => !used.has(anchor.toLowerCase())) ?? all[0];
    if (!place) continue;
    used.add(place.anchor.toLowerCase());
    sources.push({ page, ...place });
  }
  return sources;
}
