import { z } from 'zod';
import { refreshedKeywords, refreshedRankings } from '../keywords/schema.ts';
import { locationCode } from '../locations/schema.ts';

/** The two refreshes of a keyword list; they run independently of each other. */
export const refreshKind = z.enum(['keywords', 'rankings']);
export type RefreshKind = z.infer<typeof refreshKind>;

export const refreshState = z.enum(['queued', 'running', 'done', 'failed']);
export type RefreshState = z.infer<typeof refreshState>;

/** The list of a domain in a market; by default, the domain's own market. */
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

/** One refresh of a list, from the request on. */
export const refreshRun = z.object({
  kind: refreshKind,
  /** Sequence number among the list's refreshes of this kind, from 1. */
  run: z.number().int(),
  state: refreshState,
  /** Keywords received from the source so far. */
  done: z.number().int(),
  /** Total keywords to receive; null until the source's first response. */
  total: z.number().int().nullable(),
  /** Result of a completed refresh of the kind `keywords`. */
  keywords: refreshedKeywords.nullable(),
  /** Result of a completed refresh of the kind `rankings`. */
  rankings: refreshedRankings.nullable(),
  /** Reason for the failure, in one sentence for the user. */
  message: z.string().nullable(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type RefreshRun = z.infer<typeof refreshRun>;
