import { z } from 'zod';
import { relevanceClass } from './relevance-schema.ts';

/** A class, or keywords of unknown relevance. */
export const relevanceFilter = z.enum([...relevanceClass.options, 'unknown']);
export type RelevanceFilter = z.infer<typeof relevanceFilter>;

/** True if a keyword or topic counts as the site's subject; an unknown one always does. */
export function isAboutSite(relevanceClass: Relevance['relevanceClass']): boolean {
  return relevanceClass === null || relevanceClass === 'listed';
}

/** Source of the evidence for a relevance. */
export const evidenceKind = z.enum(['query', 'page', 'keyword', 'plan', 'competitor', 'vote']);
export type EvidenceKind = z.infer<typeof evidenceKind>;

/** Relevance of a keyword for the site, with the nearest search or text of the site. */
export const relevance = z.object({
  /** 0 to 1; null if too little is known about the site, or before the first computation. */
  relevance: z.number().nullable(),
  relevanceClass: relevanceClass.nullable(),
  /** Null if no text is near, or a vote decides. */
  relevanceEvidence: z.object({ kind: evidenceKind, text: z.string() }).nullable(),
});
export type Relevance = z.infer<typeof relevance>;
