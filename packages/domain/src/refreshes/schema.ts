import { z } from 'zod';
import { refreshedKeywords, refreshedRankings } from '../keywords/schema.ts';
import { locationCode } from '../locations/schema.ts';

/** The two refreshes of a keyword list; they run independently of each other. */
export const refreshKind = z.enum(['keywords', 'rankings']);
export type RefreshKind = z.infer<typeof refreshKind>;

export const refreshState = z.enum(['queued', 'running', 'done', 'failed']);
export type RefreshState = z.infer<typeof refreshState>;

/** The list of a domain in a market; the domain's own market when left out. */
export const listRefreshesInput = z.object({
  domainId: z.string(),
  locationCode: locationCode.optional(),
  languageCode: z.string().optional(),
});
export type ListRefreshesInput = z.output<typeof listRefreshesInput>;

export const refreshInput = listRefreshesInput.extend({ kind: refreshKind });
export type RefreshInput = z.output<typeof refreshInput>;

export const getRefreshInput = refreshInput.extend({ run: z.number().int().min(1).max(2_147_483_647) });
export type GetRefreshInput = z.output<typeof getRefreshInput>;

/** One refresh of a list, from the moment when somebody asked for it. */
export const refreshRun = z.object({
  kind: refreshKind,
  /** Counts the refreshes of this kind of the list, from 1. */
  run: z.number().int(),
  state: refreshState,
  /** Keywords that the source has told of so far. */
  done: z.number().int(),
  /** Keywords that it will tell of; null until it has answered for the first time. */
  total: z.number().int().nullable(),
  /** What a refresh of the kind `keywords` has changed, once it is done. */
  keywords: refreshedKeywords.nullable(),
  /** What a refresh of the kind `rankings` has checked, once it is done. */
  rankings: refreshedRankings.nullable(),
  /** Why it failed, in one sentence for the user. */
  message: z.string().nullable(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type RefreshRun = z.infer<typeof refreshRun>;
