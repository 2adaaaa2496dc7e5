import { z } from 'zod';

/** `incomplete`: it has ended, but not all pages could be read, see its gaps. */
export const siteReadState = z.enum(['queued', 'running', 'done', 'incomplete', 'cancelled', 'failed']);
export type SiteReadState = z.infer<typeof siteReadState>;

/** `proven`: somebody of the workspace has shown that the site is theirs. */
export const siteLevel = z.enum(['unproven', 'proven']);
export type SiteLevel = z.infer<typeof siteLevel>;

export const siteProofKind = z.enum(['search_console', 'meta_tag', 'file', 'dns']);
export type SiteProofKind = z.infer<typeof siteProofKind>;

/** Why a run knows less than the whole site. */
export const siteGapReason = z.enum([
  'robots_unreachable',
  'not_reachable',
  'page_limit',
  'time_limit',
  'host_limit',
  'errors',
  'read_in_part',
  'needs_javascript',
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
  /** Some of them, at most three. */
  examples: z.array(z.string()),
});
export type SiteGap = z.infer<typeof siteGap>;

/**
 * What robots.txt has answered: `none`, there is no file, so nothing is forbidden; `kept`, none now, so that the newest of
 * the last 30 days counts; `refused`, 401 or 403, which forbids all of a site that is not proven.
 */
export const robotsState = z.enum(['read', 'none', 'kept', 'refused', 'unreachable']);
export type RobotsState = z.infer<typeof robotsState>;

/** One reading of a site. */
export const siteRead = z.object({
  /** Counts the runs of the site, from 1. */
  run: z.number().int(),
  state: siteReadState,
  level: siteLevel,
  /** Pages that were read, or tried for the last time. */
  readCount: z.number().int(),
  /** Pages that wait. */
  waitingCount: z.number().int(),
  /** Addresses that robots.txt forbids to us. */
  forbiddenCount: z.number().int(),
  robots: robotsState.nullable(),
  sitemapCount: z.number().int(),
  /** Addresses on other hosts that sitemaps list; they are not read. */
  foreignCount: z.number().int(),
  gaps: z.array(siteGap),
  /** A sentence for the user: why it failed. */
  message: z.string().nullable(),
  createdAt: z.date(),
  startedAt: z.date().nullable(),
  finishedAt: z.date().nullable(),
});
export type SiteRead = z.infer<typeof siteRead>;

/** How the reading of a domain's site stands. */
export const siteStatus = z.object({
  /** The newest run; null before the first. */
  read: siteRead.nullable(),
  /** The newest run that has read the site to its end; what the inventory shows. */
  lastRead: siteRead.nullable(),
  pageCount: z.number().int(),
  indexableCount: z.number().int(),
  /** Open findings by what a visitor meets. */
  findings: z.object({ error: z.number().int(), detour: z.number().int(), hint: z.number().int() }),
  level: siteLevel,
  proof: z.object({ kind: siteProofKind, provenAt: z.date() }).nullable(),
  /** What proves the site when it stands in a file, a meta tag or a TXT record. */
  proofToken: z.string(),
  limits: z.object({
    /** Pages of one run. */
    pages: z.number().int(),
    secondsBetween: z.number(),
    /** When an unproven site may be read again; null for now. */
    nextAt: z.date().nullable(),
  }),
});
export type SiteStatus = z.infer<typeof siteStatus>;
