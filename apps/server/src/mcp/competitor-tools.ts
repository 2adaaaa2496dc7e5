import { contentGapHint, gapClasses, gapSortKeys, relevanceFilter, searchIntent } from '@keydence/domain';
import { z } from 'zod';
import { defineReadTool, type Tool } from './tool.ts';
import {
  domainId,
  limit,
  maxDifficulty,
  minSearchVolume,
  page,
  relevantOnly,
  search,
  topicId,
} from './tool-input.ts';

export const competitorTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_competitors',
    title: 'Competitors',
    description: "A domain's competitors with their latest figures, their top keywords and our largest gaps.",
    input: z.object({
      domain_id: domainId,
      include_paused: z.boolean().default(false),
      page,
      limit,
    }),
    run: async ({ api }, input) => {
      const { data, pagination, dataSource, summary } = await api.competitors.list({
        domainId: input.domain_id,
        activeOnly: !input.include_paused,
        page: input.page,
        limit: input.limit,
      });
      const days = data.flatMap(({ latestMetrics }) => latestMetrics?.metricDate ?? []).sort();
      return {
        data: { competitors: data, summary, pagination },
        source: dataSource,
        asOf: days.at(-1) ?? null,
      };
    },
  }),
  defineReadTool({
    name: 'list_gaps',
    title: 'Gap matrix',
    description:
      'Keywords for which competitors rank, beside our own rank. Each has one class: missing (all competitors rank, we do not), untapped (some do), weak (all rank above us), strong (we rank above all), contested (the rest).',
    input: z.object({
      domain_id: domainId,
      gap_class: z.enum(gapClasses).optional(),
      gaps_only: z.boolean().default(false).describe(contentGapHint),
      search,
      intent: searchIntent.optional(),
      min_search_volume: minSearchVolume,
      max_difficulty: maxDifficulty,
      topic_id: topicId.optional(),
      relevance: relevanceFilter.optional(),
      relevant_only: relevantOnly,
      hide_brands: z.boolean().default(false),
      sort_by: z
        .enum(gapSortKeys)
        .default('worth')
        .describe('worth: gain times relevance, hidden ones last.'),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      page,
      limit,
    }),
    run: async ({ api }, input) => {
      const { data, dataSource, ...rest } = await api.gaps.list({
        domainId: input.domain_id,
        gapClass: input.gap_class,
        gapsOnly: input.gaps_only,
        search: input.search,
        intentType: input.intent,
        minSearchVolume: input.min_search_volume,
        maxDifficulty: input.max_difficulty,
        topicId: input.topic_id,
        relevance: input.relevance,
        relevantOnly: input.relevant_only,
        hideBrands: input.hide_brands,
        sortBy: input.sort_by,
        sortOrder: input.sort_order,
        page: input.page,
        limit: input.limit,
      });
      const days = data.map(({ lastUpdated }) => lastUpdated.toISOString()).sort();
      return { data: { gaps: data, ...rest }, source: dataSource, asOf: days.at(-1) ?? null };
    },
  }),
];
