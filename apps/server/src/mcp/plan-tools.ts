import { contentStatus } from '@keydence/domain';
import { z } from 'zod';
import { defineReadTool, type Tool } from './tool.ts';
import { domainId, limit, page, search } from './tool-input.ts';

export const planTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_content_plan',
    title: 'Content plan',
    description:
      "The pieces of a domain's content plan, column by column: research, writing, in_review, ready_to_publish.",
    input: z.object({ domain_id: domainId, status: contentStatus.optional(), search, page, limit }),
    run: async ({ api }, input) => {
      const { data, pagination, dataSource } = await api.contentPlan.list({
        domainId: input.domain_id,
        status: input.status,
        search: input.search,
        page: input.page,
        limit: input.limit,
      });
      return { data: { pieces: data, pagination }, source: dataSource };
    },
  }),
];
