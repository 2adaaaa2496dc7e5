import { z } from 'zod';
import { listKeywordsInput } from './schema.ts';

export const maxViewNameLength = 60;
/** Maximum views of one workspace. */
export const maxKeywordViews = 50;

const viewName = z
  .string()
  .overwrite((name) => name.normalize('NFC').trim().replace(/\s+/g, ' '))
  .min(1, 'Name is required')
  .refine((name) => [...name].length <= maxViewNameLength, {
    message: `A name must be at most ${maxViewNameLength} characters.`,
  });

/**
 * Contents of a view: filters and sort order, never the page or the market. An absent filter is not
 * applied.
 */
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

/** Named filters and sort order of the keyword list, for all members of a workspace. */
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

/** An absent field is unchanged. */
export const updateKeywordViewInput = ofView.extend({
  name: viewName.optional(),
  query: keywordViewQuery.optional(),
});
export type UpdateKeywordViewInput = z.output<typeof updateKeywordViewInput>;

export const keywordViewId = ofView;
