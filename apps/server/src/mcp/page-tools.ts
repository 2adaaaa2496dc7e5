import { findingGroup, findingId, mostFindingsAtOnce, pageSortKeys, pageState } from '@keydence/domain';
import { z } from 'zod';
import { defineChangeTool, defineReadTool, type Tool } from './tool.ts';
import { domainId, limit, page, search } from './tool-input.ts';

const findingIds = z.array(findingId).min(1).max(mostFindingsAtOnce);

const readOn = (read: { finishedAt: Date | null } | null) =>
  read?.finishedAt ? read.finishedAt.toISOString().slice(0, 10) : null;

export const pageTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_pages',
    title: 'Pages of the site',
    description:
      "The pages of a domain's own site as they were last read, each with its state, links, words, clicks, keywords and findings.",
    input: z.object({
      domain_id: domainId,
      search,
      state: pageState.optional(),
      folder: z.string().max(200).optional().describe('The beginning of the path, such as /blog/.'),
      finding: z.string().max(60).optional().describe('Pages with an open finding of this kind.'),
      sort_by: z.enum(pageSortKeys).default('clicks'),
      sort_order: z.enum(['asc', 'desc']).default('desc'),
      page,
      limit,
    }),
    run: async ({ api }, input) => {
      const { data, ...rest } = await api.pages.list({
        domainId: input.domain_id,
        search: input.search,
        state: input.state,
        folder: input.folder,
        finding: input.finding,
        sortBy: input.sort_by,
        sortOrder: input.sort_order,
        page: input.page,
        limit: input.limit,
      });
      return { data: { pages: data, ...rest }, source: null, asOf: readOn(rest.read) };
    },
  }),
  defineReadTool({
    name: 'get_page',
    title: 'One page of the site',
    description:
      'A page in full: links in and out, links to add, searches, open moves, findings and versions.',
    input: z.object({ domain_id: domainId, page_id: z.string() }),
    run: async ({ api }, { domain_id: id, page_id: pageId }) => {
      const detail = await api.pages.get({ domainId: id, pageId });
      const { lastRead } = await api.pages.status({ domainId: id });
      return { data: detail, source: null, asOf: readOn(lastRead) };
    },
  }),
  defineReadTool({
    name: 'list_site_findings',
    title: 'Findings on the site',
    description: 'What is wrong on the pages of a site, with the evidence and the fix.',
    input: z.object({
      domain_id: domainId,
      kind: z.string().max(60).optional(),
      group: findingGroup.optional(),
      state: z
        .enum(['open', 'new', 'gone', 'ignored'])
        .default('open')
        .describe('new: open ones that the reading before did not have; gone: not found again.'),
      page,
      limit,
    }),
    run: async ({ api }, { domain_id: id, ...input }) => {
      const { data, ...rest } = await api.pages.findings({ domainId: id, ...input });
      return { data: { findings: data, ...rest }, source: null, asOf: readOn(rest.read) };
    },
  }),
  defineChangeTool({
    name: 'ignore_site_findings',
    title: 'Ignore findings',
    description: 'Takes findings out of the lists of all members until they are restored.',
    isDestructive: false,
    input: z.object({
      domain_id: domainId,
      finding_ids: findingIds,
      reason: z.string().trim().max(200).optional().describe('Why they are not worth work.'),
    }),
    announce: async ({ api }, input) => ({
      wouldIgnore: input.finding_ids,
      reason: input.reason ?? null,
      openNow: (await api.pages.findings({ domainId: input.domain_id, limit: 1 })).counts.open,
    }),
    run: async ({ api }, input) => ({
      data: await api.pages.ignoreFindings({
        domainId: input.domain_id,
        findingIds: input.finding_ids,
        reason: input.reason,
      }),
    }),
  }),
  defineChangeTool({
    name: 'restore_site_findings',
    title: 'Restore findings',
    description: 'Shows findings again that were ignored.',
    isDestructive: false,
    input: z.object({ domain_id: domainId, finding_ids: findingIds }),
    announce: async ({ api }, input) => ({
      wouldRestore: input.finding_ids,
      ignoredNow: (await api.pages.findings({ domainId: input.domain_id, limit: 1 })).counts.ignored,
    }),
    run: async ({ api }, input) => ({
      data: await api.pages.restoreFindings({ domainId: input.domain_id, findingIds: input.finding_ids }),
    }),
  }),
];
