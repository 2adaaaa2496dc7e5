import { z } from 'zod';

/** A user's judgment of a keyword: our subject, or not. */
export const relevanceVote = z.enum(['ours', 'not_ours']);
export type RelevanceVote = z.infer<typeof relevanceVote>;

/** `maybe`: collapsed by default. `hidden`: counted, shown on request. */
export const relevanceClass = z.enum(['listed', 'maybe', 'hidden']);
export type RelevanceClass = z.infer<typeof relevanceClass>;

/** Probability that a page about a keyword fits the site. */
export const keywordRelevance = z.object({
  /** 0 to 1; null if unknown, because the site's profile has fewer than 20 texts. */
  score: z.number().min(0).max(1).nullable(),
  /** The nearest text of the profile; null if none shares a word. */
  evidence: z.string().nullable(),
  class: relevanceClass,
});
export type KeywordRelevance = z.infer<typeof keywordRelevance>;
