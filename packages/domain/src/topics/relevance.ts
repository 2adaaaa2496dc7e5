import { z } from 'zod';
import { relevanceClass } from '../keywords/relevance-schema.ts';

/** A class, or keywords whose relevance is not known. */
export const relevanceFilter = z.enum([...relevanceClass.options, 'unknown']);
export type RelevanceFilter = z.infer<typeof relevanceFilter>;

/** True if a keyword or topic counts as the site's subject: what is not known is never left out for it. */
export function isAboutSite(relevanceClass: Relevance['relevanceClass']): boolean {
  return relevanceClass === null || relevanceClass === 'listed';
}

/** Where the evidence of a relevance comes from. */
export const evidenceKind = z.enum(['query', 'page', 'keyword', 'plan', 'competitor', 'vote']);
export type EvidenceKind = z.infer<typeof evidenceKind>;

/** How well a keyword suits the site, with the nearest thing that the site is found for or says. */
export const relevance = z.object({
  /** 0 to 1; null when too little is known of the site, or nobody has computed it yet. */
  relevance: z.number().nullable(),
  relevanceClass: relevanceClass.nullable(),
  /** Null where nothing is near, or a vote decides. */
  relevanceEvidence: z.object({ kind: evidenceKind, text: z.string() }).nullable(),
});
export type Relevance = z.infer<typeof relevance>;
