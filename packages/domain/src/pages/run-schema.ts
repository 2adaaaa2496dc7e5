import { z } from 'zod';

/** `incomplete`: ended, but not all pages could be read, see its gaps. */
export const siteReadState = z.enum(['queued', 'running', 'done', 'incomplete', 'cancelled', 'failed']);
export type SiteReadState = z.infer<typeof siteReadState>;

/** `proven`: a member of the workspace has proven ownership of the site. */
export const siteLevel = z.enum(['unproven', 'proven']);
export type SiteLevel = z.infer<typeof siteLevel>;

export const siteProofKind = z.enum(['search_console', 'meta_tag', 'file', 'dns']);
export type SiteProofKind = z.infer<typeof siteProofKind>;

/** Reason why a run did not cover the whole site. */
export const siteGapReason = z.enum([
  'robots_unreachable',
  'not_reachable',
  'page_limit',
  'time_limit',
  'host_limit',
  'errors',
  'read_in_part',
  'needs_javascript',
  'not_rendered',
  'not_readable',
  'nofollow',
  'depth',
  'loop',
  'calendar',
  'facets',
  'pattern',
  'parameter',
  'refused',
  'sitemap_unread',
  'blocked',
  'host_stopped',
]);
export type SiteGapReason = z.infer<typeof siteGapReason>;

export const siteGap = z.object({
  reason: siteGapReason,
  /** Addresses, or files in `sitemap_unread`. */
  count: z.number().int(),
  /** At most three examples. */
  examples: z.array(z.string()),
});
export type SiteGap = z.infer<typeof siteGap>;

/**
 * Result for robots.txt: `none`, no file, so nothing is forbidden; `kept`, none now, so that the
 * newest of the last 30 days applies; `refused`, 401 or 403, which forbids all of an unproven site.
 */
export const robotsState = z.enum(['read', 'none', 'kept', 'refused', 'unreachable']);
export type RobotsState = z.infer<typeof robotsState>;

export const siteRead = z.object({
  /** Sequence number of the site's run, from 1. */
  run: z.number().int(),
  state: siteReadState,
  level: siteLevel,
  /** Pages that were read, or whose last attempt failed. */
  readCount: z.number().int(),
  /** Pages still to read. */
  waitingCount: z.number().int(),
  /** Addresses that robots.txt forbids. */
  forbiddenCount: z.number().int(),
  robots: robotsState.nullable(),
  sitemapCount: z.number().int(),
  /** Addresses on other hosts in sitemaps; they are not read. */
  foreignCount: z.number().int(),
  gaps: z.array(siteGap),
  /** Reason for a failure, as a sentence for the user. */
  message: z.string().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type SiteRead = z.infer<typeof siteRead>;

/** Status of reading a domain's site. */
export const siteStatus = z.object({
  /** The newest run; null before the first. */
  read: siteRead.nullable(),
  /** The newest run that reached its end, even if incomplete; shown in the inventory. */
  lastRead: siteRead.nullable(),
  pageCount: z.number().int(),
  indexableCount: z.number().int(),
  /** Open findings by their effect on visitors. */
  findings: z.object({ error: z.number().int(), detour: z.number().int(), hint: z.number().int() }),
  level: siteLevel,
  proof: z.object({ kind: siteProofKind, provenAt: z.date() }).nullable(),
  /** Token that proves ownership in a file, a meta tag or a TXT record. */
  proofToken: z.string(),
  limits: z.object({
    /** Pages of one run. */
    pages: z.number().int(),
    secondsBetween: z.number(),
    /** Time from which an unproven site may be read again; null for now. */
    nextAt: z.date().nullable(),
  }),
});
export type SiteStatus = z.infer<typeof siteStatus>;
