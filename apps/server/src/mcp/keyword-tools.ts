import { keywordSortKeys, relevanceFilter, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { defineReadTool, type Tool } from './tool.ts';
import {
  domainId,
  limit,
  maxDifficulty,
  maxRows,
  minSearchVolume,
  page,
  search,
  topicId,
} from './tool-input.ts';

export const keywordTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_workspaces',
    title: 'Workspaces and domains',
    description: 'The workspaces that the caller can see, with their tracked domains and the ids of both.',
    input: z.object({}),
    run: async ({ api }) => ({ data: { workspaces: await api.workspaces.list() } }),
  }),
  defineReadTool({
    name: 'list_keywords',
    title: 'Tracked keywords',
    description:
      "A domain's tracked keywords with search volume, difficulty, opportunity, rank and gain (more visits a month to expect, low to high), filtered, sorted and by the page.",
    input: z.object({
      domain_id: domainId,
      search,
      intent: searchIntent.optional(),
      min_search_volume: minSearchVolume,
      max_difficulty: maxDifficulty,
      min_opportunity: z.number().int().min(0).max(100).optional(),
      tag: z.string().optional(),
      topic_id: topicId.optional(),
      relevance: relevanceFilter.optional(),
      sort_by: z.enum(keywordSortKeys).optional(),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      page,
      limit,
    }),
    run: async ({ api }, input) => {
      const { data, pagination, dataSource } = await api.keywords.list({
        domainId: input.domain_id,
        search: input.search,
        intentType: input.intent,
        minSearchVolume: input.min_search_volume,
        maxDifficulty: input.max_difficulty,
        minOpportunity: input.min_opportunity,
        tag: input.tag,
        topicId: input.topic_id,
        relevance: input.relevance,
        sortBy: input.sort_by,
        sortOrder: input.sort_order,
        page: input.page,
        limit: input.limit,
      });
      return { data: { keywords: data, pagination }, source: dataSource, asOf: newestCheck(data) };
    },
  }),
  defineReadTool({
    name: 'get_keyword',
    title: 'One keyword with its history',
    description:
      'One tracked keyword in full: figures, searches by month, tags, note, target page, and its rank on the last days on which it was checked.',
    input: z.object({ keyword_id: z.string().describe('As list_keywords has it.') }),
    run: async ({ api }, { keyword_id: keywordId }) => {
      const keyword = await api.keywords.get({ keywordId });
      const [history, { dataSource }] = await Promise.all([
        api.keywords.history({ keywordId }),
        api.trackedDomains.getStatus({ domainId: keyword.domainId }),
      ]);
      const { volumeHistory, ...facts } = keyword;
      return {
        data: {
          keyword: { ...facts, volumeHistory: volumeHistory.slice(-maxRows) },
          rankHistory: history.slice(-maxRows),
        },
        source: dataSource,
        asOf: keyword.lastRankingCheck,
      };
    },
  }),
];

function newestCheck(keywords: readonly { lastRankingCheck: Date | null }[]): Date | null {
  const times = keywords.flatMap(({ lastRankingCheck }) => lastRankingCheck?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
