import { z } from 'zod';

/** What a person says of a keyword: our subject, or not. */
export const relevanceVote = z.enum(['ours', 'not_ours']);
export type RelevanceVote = z.infer<typeof relevanceVote>;

/** `maybe`: folded away. `hidden`: counted, shown on request. */
export const relevanceClass = z.enum(['listed', 'maybe', 'hidden']);
export type RelevanceClass = z.infer<typeof relevanceClass>;

/** How likely the site would be right to have a page about a keyword. */
export const keywordRelevance = z.object({
  /** 0 to 1; null: unknown, the site's profile has fewer than 20 texts. */
  score: z.number().min(0).max(1).nullable(),
  /** The nearest text of the profile; null where none shares a word. */
  evidence: z.string().nullable(),
  class: relevanceClass,
});
export type KeywordRelevance = z.infer<typeof keywordRelevance>;
