import {
  contentStatus,
  contentStatusLabel,
  newKeywordText,
  type PaidAction,
  parseDomainName,
} from '@keydence/domain';
import { z } from 'zod';
import { findDomain, type NamedDomain } from './find-domain.ts';
import { defineChangeTool, type Tool, type ToolContext } from './tool.ts';
import { domainId, maxRows } from './tool-input.ts';

export const changeTools: readonly Tool[] = [
  defineChangeTool({
    name: 'add_keywords',
    title: 'Track more keywords',
    description: 'Adds keywords to the list of a domain. Those that it has already are left alone.',
    isDestructive: false,
    input: z.object({
      domain_id: domainId,
      keywords: z.array(newKeywordText).min(1).max(maxRows),
    }),
    announce: async (tools, input) => {
      const domain = await findDomain(tools, input.domain_id);
      const known = await tools.api.keywords.findTracked({
        domainId: input.domain_id,
        keywords: input.keywords,
      });
      const tracked = known.map(({ keywordText }) => keywordText);
      return {
        wouldAdd: input.keywords.filter((keyword) => !tracked.includes(keyword)),
        trackedAlready: tracked,
        domain: domain.name,
        cost: await estimate(tools, domain, 'add_keywords'),
      };
    },
    run: async ({ api }, input) => {
      const { created, skipped } = await api.keywords.addMany({
        domainId: input.domain_id,
        keywords: input.keywords,
      });
      return { data: { created, skipped } };
    },
  }),
  defineChangeTool({
    name: 'refresh_rankings',
    title: 'Check rankings again',
    description: 'Asks the source of a domain for the present rank of its keywords. Runs in the background.',
    isDestructive: false,
    input: z.object({ domain_id: domainId }),
    announce: async (tools, input) => {
      const domain = await findDomain(tools, input.domain_id);
      return {
        wouldRefresh: 'the rankings of all tracked keywords',
        domain: domain.name,
        cost: await estimate(tools, domain, 'refresh_rankings'),
      };
    },
    run: async ({ api }, input) => {
      const run = await api.refreshes.start({ domainId: input.domain_id, kind: 'rankings' });
      return { data: { refresh: run } };
    },
  }),
  defineChangeTool({
    name: 'add_competitor',
    title: 'Track a competitor',
    description: 'Adds a website to the competitors of a domain and collects its keywords.',
    isDestructive: false,
    input: z.object({
      domain_id: domainId,
      competitor_domain: z.string().max(253).describe('Such as competitor.example'),
    }),
    announce: async (tools, input) => {
      const domain = await findDomain(tools, input.domain_id);
      return {
        wouldAdd: parseDomainName(input.competitor_domain).domainName,
        domain: domain.name,
        cost: await estimate(tools, domain, 'add_competitor'),
      };
    },
    run: async ({ api }, input) => {
      const { id, domainName, latestMetrics } = await api.competitors.create({
        domainId: input.domain_id,
        competitorDomain: input.competitor_domain,
      });
      return { data: { competitor: { id, domainName, latestMetrics } } };
    },
  }),
  defineChangeTool({
    name: 'move_plan_item',
    title: 'Move a piece of the content plan',
    description: 'Moves a piece of the content plan to the end of another column.',
    isDestructive: true,
    input: z.object({
      item_id: z.string().describe('As list_content_plan has it.'),
      status: contentStatus,
    }),
    announce: async ({ api }, input) => {
      const { title, status } = await api.contentPlan.get({ itemId: input.item_id });
      return {
        wouldMove: title,
        from: contentStatusLabel(status),
        to: contentStatusLabel(input.status),
      };
    },
    run: async ({ api }, input) => {
      const { id, title, status } = await api.contentPlan.move({
        itemId: input.item_id,
        status: input.status,
      });
      return { data: { piece: { id, title, status } } };
    },
  }),
];

async function estimate(
  { api }: ToolContext,
  { id, workspaceId }: NamedDomain,
  action: PaidAction,
): Promise<string | object> {
  const { isPaid, ...cost } = await api.spending.estimate({ workspaceId, domainId: id, action });
  return isPaid ? cost : 'nothing';
}
