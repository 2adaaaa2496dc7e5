import { z } from 'zod';
import { searchIntent } from '../search-data/port.ts';

/** Kinds of wording that indicate an intent. */
export const intentCueKind = z.enum([
  // Informational.
  'question',
  'knowledge',
  'how_to',
  'long',
  // Commercial.
  'comparison',
  // Transactional.
  'deed',
  'offer',
  // Navigational.
  'login',
  'address',
  'name',
  'organization',
]);
export type IntentCueKind = z.infer<typeof intentCueKind>;

/** Kinds of ranking pages that indicate an intent. */
export const intentPageKind = z.enum(['named', 'home', 'reference', 'article', 'shop']);
export type IntentPageKind = z.infer<typeof intentPageKind>;

/** The strongest evidence for an intent. */
export const intentReason = z.discriminatedUnion('from', [
  /** The data source gave the intent. */
  z.object({ from: z.literal('source') }),
  /** `cue`: the words of the keyword, as it writes them. */
  z.object({ from: z.literal('wording'), kind: intentCueKind, cue: z.string() }),
  /** `site`: the host of the page, without `www.`. */
  z.object({ from: z.literal('page'), kind: intentPageKind, site: z.string() }),
  z.object({ from: z.literal('nothing') }),
]);
export type IntentReason = z.infer<typeof intentReason>;

/** The intent of a search, and its evidence. */
export const keywordIntent = z.object({
  /** Null if neither wording nor pages show it. */
  intent: searchIntent.nullable(),
  /** 0 to 1: distance to the second-best intent. */
  confidence: z.number().min(0).max(1),
  /** True if the confidence is too low to show the intent. */
  isUnsure: z.boolean(),
  reason: intentReason,
});
export type KeywordIntent = z.infer<typeof keywordIntent>;
