import { relevanceFilter, topicPageState, topicSortKeys } from '@keydence/domain';
import { z } from 'zod';
import { findDomain } from './find-domain.ts';
import { defineReadTool, type Tool, type ToolContext } from './tool.ts';
import { domainId, limit, page, relevantOnly, search, topicId } from './tool-input.ts';

export const topicTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_topics',
    title: 'Topics',
    description:
      "The topics of a domain's keywords, each with its demand (searches a month), gain (more visits a month to expect), own visibility, leader, gaps and pages of the site.",
    input: z.object({
      domain_id: domainId,
      search,
      relevance: relevanceFilter.optional(),
      relevant_only: relevantOnly,
      page_state: topicPageState.optional().describe('Pages of the site that serve the topic.'),
      pinned_only: z.boolean().default(false),
      hidden: z.boolean().default(false).describe('The hidden topics instead of the others.'),
      sort_by: z.enum(topicSortKeys).default('gain'),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      page,
      limit,
    }),
    run: async ({ api }, input) => {
      const { data, dataSource, ...rest } = await api.topics.list({
        domainId: input.domain_id,
        search: input.search,
        relevance: input.relevance,
        relevantOnly: input.relevant_only,
        pageState: input.page_state,
        pinnedOnly: input.pinned_only,
        hidden: input.hidden,
        sortBy: input.sort_by,
        sortOrder: input.sort_order,
        page: input.page,
        limit: input.limit,
      });
      return {
        data: { topics: data, ...rest },
        source: dataSource,
        asOf: await readNumbersDay(api, input.domain_id),
      };
    },
  }),
  defineReadTool({
    name: 'read_topic',
    title: 'One topic with its page groups',
    description:
      'One topic in full: figures, pages of the site, and its page groups, each a set of keywords that one page can serve.',
    input: z.object({ domain_id: domainId, topic_id: topicId }),
    run: async ({ api }, { domain_id: id, topic_id }) => {
      const topic = await api.topics.get({ domainId: id, topicId: topic_id });
      const { dataSource } = await api.trackedDomains.getStatus({ domainId: id });
      return { data: { topic }, source: dataSource, asOf: await readNumbersDay(api, id) };
    },
  }),
];

/** Day of the figures, not of the topic grouping. */
async function readNumbersDay(api: ToolContext['api'], domainId: string): Promise<string | null> {
  const { workspaceId } = await findDomain({ api }, domainId);
  return (await api.overview.get({ workspaceId, domainId })).numbersOn;
}
