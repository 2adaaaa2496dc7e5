import { z } from 'zod';
import { listKeywordsInput } from './schema.ts';

export const maxViewNameLength = 60;
/** Views of one workspace. */
export const maxKeywordViews = 50;

const viewName = z
  .string()
  .overwrite((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
  .min(1, 'Name is required')
  .refine((name) => [...name].length <= maxViewNameLength, {
    message: `A name must be at most ${maxViewNameLength} characters.`,
  });

/** What a view keeps: filters and sort, never the page or the market. What is left out does not narrow. */
export const keywordViewQuery = z.object({
  ...listKeywordsInput.pick({
    search: true,
    intentType: true,
    minSearchVolume: true,
    maxDifficulty: true,
    minOpportunity: true,
    rankBucket: true,
    tag: true,
    topicId: true,
    relevance: true,
    sortBy: true,
  }).shape,
  sortOrder: z.enum(['asc', 'desc']).optional(),
});
export type KeywordViewQuery = z.infer<typeof keywordViewQuery>;

/** Filters and sort of the keyword list under a name, for every member of a workspace. */
export const keywordView = z.object({
  id: z.string(),
  name: z.string(),
  query: keywordViewQuery,
  createdAt: z.date(),
});
export type KeywordView = z.infer<typeof keywordView>;

const ofWorkspace = z.object({ workspaceId: z.string() });
const ofView = ofWorkspace.extend({ viewId: z.string() });

export const createKeywordViewInput = ofWorkspace.extend({ name: viewName, query: keywordViewQuery });
export type CreateKeywordViewInput = z.output<typeof createKeywordViewInput>;

/** What is left out stays as it is. */
export const updateKeywordViewInput = ofView.extend({
  name: viewName.optional(),
  query: keywordViewQuery.optional(),
});
export type UpdateKeywordViewInput = z.output<typeof updateKeywordViewInput>;

export const keywordViewId = ofView;
