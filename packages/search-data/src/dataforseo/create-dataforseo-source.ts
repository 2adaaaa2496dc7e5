import {
  isReservedDomainName,
  type Market,
  normaliseKeywordText,
  type Payer,
  type RankedKeyword,
  type SearchDataSource,
  SourceError,
  type SourceKeyword,
} from '@keydence/domain';
import type { z } from 'zod';
import {
  competitorItem,
  domainMetrics,
  isWholeList,
  itemsOf,
  type KeywordData,
  keywordData,
  type List,
  listOf,
  type RankedItem,
  rankedItem,
  sharedKeyword,
} from './answer-schemas.ts';
import { askPage, checkRankings, toSearchTask } from './check-rankings.ts';
import { completeKeywords } from './complete-keywords.ts';
import type { DataForSeoClient } from './create-client.ts';
import { explainMissingLabs, hasLabs } from './labs-markets.ts';
import { toCompetitor, toCompetitors } from './map-competitors.ts';
import { toSourceKeyword } from './map-keyword.ts';
import { toRankedKeyword } from './map-ranking.ts';
import { toSearchPage } from './map-search-page.ts';
import { overviewSize, priceLabs, priceQuestion } from './prices.ts';
import { questionPattern } from './question-words.ts';
import { toSiteTopics } from './site-topics.ts';

/** Maximum items per page of a list endpoint. */
const maxItems = 1_000;
const maxKeywordLength = 80;
const maxKeywordWords = 10;

const withoutWww = (domainName: string) => domainName.replace(/^www\./, '');

/** DataForSEO as a search data source. It responds only through `chargedTo`. */
export function createDataForSeoSource(client: DataForSeoClient): SearchDataSource {
  return bind(client, null);
}

/** The same source with its requests paid by `payer`. */
function bind(client: DataForSeoClient, payer: Payer | null): SearchDataSource {
  const labs = async <Item>(
    { path, ...fields }: { path: string } & Record<string, unknown>,
    market: Market,
    { answer, items }: { answer: z.ZodType<List<Item>>; items: number },
  ): Promise<List<Item> | null> => {
    if (!payer) throw new Error('no one pays for this request');
    if (!hasLabs(market)) throw new SourceError('market', explainMissingLabs(market));
    const task = { ...fields, location_code: market.locationCode, language_code: market.languageCode };
    return client.ask(payer, {
      path: `dataforseo_labs/google/${path}/live`,
      task,
      answer,
      maxUsd: priceLabs(items),
      isWhole: isWholeList,
    });
  };

  const readRanked = (domainName: string, market: Market, { limit, offset, filters }: Page) =>
    labs(
      {
        path: 'ranked_keywords',
        target: withoutWww(domainName),
        // Other elements repeat the keyword with their own ranks.
        item_types: ['organic'],
        order_by: ['ranked_serp_element.serp_item.etv,desc'],
        limit,
        offset,
        ...(filters && { filters }),
      },
      market,
      { answer: listOf(rankedItem), items: limit },
    );
  const payerOfPage = (): Payer => {
    if (!payer) throw new Error('no one pays for this request');
    return payer;
  };
  const readKeywords = async (
    fields: { path: string } & Record<string, unknown>,
    market: Market,
    limit: number,
  ): Promise<SourceKeyword[]> => {
    const items = Math.min(limit, maxItems);
    const request = { ...fields, include_serp_info: true, limit: items };
    return toKeywords(await labs(request, market, { answer: listOf(keywordData), items }));
  };

  return {
    name: 'dataforseo',
    chargedTo: (payer) => bind(client, payer),
    priceOf: priceQuestion,
    explainRefusal: (market) => (hasLabs(market) ? null : explainMissingLabs(market)),
    covers: async (domainName, market) =>
      hasLabs(market) && !domainName.endsWith('.example') && !isReservedDomainName(domainName),
    async siteTopics(domainName, market) {
      // Exactly the first page of the rankings: the next step finds it stored.
      const list = await readRanked(domainName, market, { limit: maxItems, offset: 0 });
      return toSiteTopics(domainName, itemsOf(list));
    },
    async rankedKeywords(domainName, market, { limit, offset }) {
      const list = await readRanked(domainName, market, { limit: Math.min(limit, maxItems), offset });
      return toPage(list);
    },
    async rankingsAmong(domainName, market, keywordTexts) {
      const asked = new Set(keywordTexts.filter(isTaken));
      if (asked.size === 0) return { items: [], total: 0 };
      const filters = [['keyword_data.keyword', 'in', [...asked]]];
      const list = await readRanked(domainName, market, { limit: maxItems, offset: 0, filters });
      const page = toPage(list);
      const isAsked = ({ keyword }: RankedKeyword) => asked.has(normaliseKeywordText(keyword.keywordText));
      return { ...page, items: page.items.filter(isAsked) };
    },
    checkRankings: (domainName, market, keywordTexts) =>
      checkRankings(client, payerOfPage(), { domainName: withoutWww(domainName), market, keywordTexts }),
    async competitors(domainName, market, limit) {
      const asked = Math.min(limit + 1, maxItems);
      const list = await labs(
        {
          path: 'competitors_domain',
          target: withoutWww(domainName),
          exclude_top_domains: true,
          limit: asked,
        },
        market,
        { answer: listOf(competitorItem), items: asked },
      );
      return toCompetitors(domainName, itemsOf(list)).slice(0, limit);
    },
    async compare(ours, theirs, market) {
      const target = withoutWww(theirs);
      const answer = listOf(domainMetrics);
      const overview = await labs({ path: 'domain_rank_overview', target, limit: 1 }, market, {
        answer,
        items: 1,
      });
      const [{ metrics } = { metrics: null }] = itemsOf(overview);
      if (!metrics) return null;
      const shared = await labs(
        {
          path: 'domain_intersection',
          target1: withoutWww(ours),
          target2: target,
          intersections: true,
          limit: 1,
        },
        market,
        { answer: listOf(sharedKeyword), items: 1 },
      );
      const intersections = shared === null ? 0 : (shared.total_count ?? null);
      return toCompetitor({ domain: theirs, intersections, full_domain_metrics: metrics });
    },
    keywordIdeas: (domainName, market, limit) =>
      readKeywords({ path: 'keywords_for_site', target: withoutWww(domainName) }, market, limit),
    async lookUpKeywords(keywordTexts, market) {
      const texts = [...new Set(keywordTexts.map(normaliseKeywordText))].filter(isTaken);
      const found: SourceKeyword[] = [];
      for (let start = 0; start < texts.length; start += overviewSize) {
        const keywords = texts.slice(start, start + overviewSize);
        const request = { path: 'keyword_overview', keywords, include_serp_info: true };
        const answer = listOf(keywordData);
        found.push(...toKeywords(await labs(request, market, { answer, items: keywords.length })));
      }
      return found;
    },
    completeKeywords: (keywordTexts, market) =>
      completeKeywords(
        (fields, expected) => labs(fields, market, expected),
        [...new Set(keywordTexts.map(normaliseKeywordText))].filter(isTaken),
      ),
    async relatedKeywords(keywordText, market, limit) {
      if (!isTaken(keywordText)) return [];
      const request = { path: 'keyword_ideas', keywords: [keywordText] };
      const found = await readKeywords(request, market, limit + 1);
      return found
        .filter((keyword) => normaliseKeywordText(keyword.keywordText) !== keywordText)
        .slice(0, limit);
    },
    async questions(keywordText, market, limit) {
      const pattern = questionPattern(market.languageCode);
      if (pattern === null || !isTaken(keywordText)) return [];
      const filters = [['keyword', 'regex', pattern]];
      return readKeywords({ path: 'keyword_suggestions', keyword: keywordText, filters }, market, limit);
    },
    async searchResults(keywordText, market) {
      const page = await askPage(client, payerOfPage(), toSearchTask(keywordText, market));
      return page && toSearchPage(page);
    },
  };
}

interface Page {
  limit: number;
  offset: number;
  filters?: unknown[];
}

/** A page of rankings. Of a null item only the place is known. */
function toPage(list: List<RankedItem> | null) {
  const readable = itemsOf(list);
  const rows = list?.items?.length ?? 0;
  const total = Math.max(Math.round(list?.total_count ?? 0), list?.items_count ?? 0, rows);
  const items = readable.flatMap((row) => toRankedKeyword(row) ?? []);
  return { items, rows, missing: rows - readable.length, total };
}

/** True if the provider accepts a keyword; a rejected one would fail its whole request. */
function isTaken(text: string): boolean {
  return text !== '' && text.length <= maxKeywordLength && text.split(' ').length <= maxKeywordWords;
}

/** Unique keywords, largest search volume first. */
function toKeywords(list: List<KeywordData> | null): SourceKeyword[] {
  const byText = new Map(
    itemsOf(list).map((item) => [normaliseKeywordText(item.keyword), toSourceKeyword(item)]),
  );
  byText.delete('');
  return [...byText.values()].sort((a, b) => (b.searchVolume ?? -1) - (a.searchVolume ?? -1));
}
