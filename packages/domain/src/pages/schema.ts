import { z } from 'zod';
import { moveVerb } from '../moves/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { findingGroup, findingId, siteFinding } from './finding-schema.ts';
import { siteRead } from './run-schema.ts';

/**
 * What a search engine can do with a page. `blocked`: robots.txt forbids it, so nothing else is known of it; `canonicalised`:
 * it names another page as the one to show; `waiting`: found, and not read by the run that is shown; `refused`: the server
 * let nobody in, or not us; `skipped`: one of addresses that may never end.
 */
export const pageState = z.enum([
  'healthy',
  'noindex',
  'canonicalised',
  'redirects',
  'not_found',
  'error',
  'blocked',
  'refused',
  'skipped',
  'needs_javascript',
  'not_html',
  'waiting',
]);
export type PageState = z.infer<typeof pageState>;

/** By its structured data; `other` where that does not say. */
export const pageType = z.enum(['article', 'guide', 'category', 'product', 'other']);
export type PageType = z.infer<typeof pageType>;

export const pageSortKeys = [
  'address',
  'clicks',
  'clicks_change',
  'keywords',
  'best_rank',
  'links_in',
  'words',
  'changed',
] as const;

const clickWindow = z.object({
  clicks: z.number().int(),
  impressions: z.number().int(),
  /** Against the days before, as many; null where these were not counted. */
  change: z.number().int().nullable(),
});

/** A row of the inventory. */
export const sitePage = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string().nullable(),
  state: pageState,
  /** Of the answer; null where nobody answered. */
  status: z.number().int().nullable(),
  redirectsTo: z.string().nullable(),
  /** Of the main text. */
  words: z.number().int().nullable(),
  /** As the page says; where it says nothing, as its text shows for sure. */
  language: z.string().nullable(),
  type: pageType.nullable(),
  linksIn: z.number().int(),
  /** Of them those from the main content of pages. */
  contentLinksIn: z.number().int(),
  linksOut: z.number().int(),
  isInSitemap: z.boolean(),
  /** Clicks from the home page. */
  depth: z.number().int(),
  /** Tracked keywords that it ranks for, and the best of their ranks. */
  keywordCount: z.number().int(),
  bestRank: z.number().int().nullable(),
  topic: z.string().nullable(),
  /** Of Search Console; null without it. */
  clicks: clickWindow.nullable(),
  findingCount: z.number().int(),
  readAt: z.date().nullable(),
  /** When we first found what it says now. */
  changedAt: z.date().nullable(),
});
export type SitePage = z.infer<typeof sitePage>;

export const listPagesInput = pageInput.extend({
  domainId: z.string(),
  /** Part of the address or the title. */
  search: z.string().trim().max(200).optional(),
  state: pageState.optional(),
  /** The beginning of the path, such as `/blog/`. */
  folder: z.string().trim().max(200).optional(),
  language: z.string().trim().max(20).optional(),
  type: pageType.optional(),
  /** Pages with an open finding of this kind. */
  finding: z.string().max(60).optional(),
  sortBy: z.enum(pageSortKeys).default('clicks'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});
export type ListPagesInput = z.output<typeof listPagesInput>;

export const exportPagesInput = listPagesInput.omit({ page: true, limit: true });
export type ExportPagesInput = z.output<typeof exportPagesInput>;

export const pageList = z.object({
  data: z.array(sitePage),
  pagination,
  /** The run whose pages these are; null before the first has ended. */
  read: siteRead.nullable(),
});
export type PageList = z.infer<typeof pageList>;

const linkEnd = z.object({
  pageId: z.string(),
  address: z.string(),
  title: z.string().nullable(),
  anchor: z.string(),
  place: z.enum(['content', 'nav', 'header', 'footer', 'aside']),
  isNofollow: z.boolean(),
});

export const pageVersion = z.object({
  version: z.number().int(),
  readAt: z.date(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  headings: z.array(z.object({ level: z.number().int(), text: z.string() })),
  words: z.number().int(),
  schemaTypes: z.array(z.string()),
});

/** Links and queries are cut at so many. */
export const mostPageDetails = 100;

export const pageDetail = z.object({
  page: sitePage,
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  /** The newest first. */
  versions: z.array(pageVersion),
  linksIn: z.array(linkEnd),
  linksOut: z.array(linkEnd),
  queries: z.array(
    z.object({
      text: z.string(),
      clicks: z.number().int(),
      impressions: z.number().int(),
      position: z.number().nullable(),
    }),
  ),
  moves: z.array(z.object({ id: z.string(), verb: moveVerb, title: z.string(), state: z.string() })),
  findings: z.array(siteFinding),
});
export type PageDetail = z.infer<typeof pageDetail>;

export const pageId = z.object({ domainId: z.string(), pageId: z.string() });

export const listFindingsInput = pageInput.extend({
  domainId: z.string(),
  kind: z.string().max(60).optional(),
  group: findingGroup.optional(),
  /** `new`: open ones that the run before did not have; `gone`: those that the last run did not find again. */
  state: z.enum(['open', 'new', 'gone', 'ignored']).default('open'),
});
export type ListFindingsInput = z.output<typeof listFindingsInput>;

/** Findings that are ignored, or shown again, in one step. */
export const mostFindingsAtOnce = 100;

const findingIds = z.array(findingId).min(1).max(mostFindingsAtOnce);
export const ignoreFindingsInput = z.object({
  domainId: z.string(),
  findingIds,
  /** Why they are not worth work, for the others of the workspace. */
  reason: z.string().trim().max(200).optional(),
});
export type IgnoreFindingsInput = z.output<typeof ignoreFindingsInput>;

export const restoreFindingsInput = ignoreFindingsInput.omit({ reason: true });
export type RestoreFindingsInput = z.output<typeof restoreFindingsInput>;

export const changedFindings = z.object({
  /** Those that it has changed; the others were so already, or are not there. */
  findingIds: z.array(z.string()),
});
export type ChangedFindings = z.infer<typeof changedFindings>;

export const findingList = z.object({
  data: z.array(siteFinding),
  pagination,
  /** Open ones of each kind; a kind that the run could not look for says why instead of a number. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      group: findingGroup,
      title: z.string(),
      count: z.number().int(),
      /** Null where the run could tell. */
      unknownBecause: z.string().nullable(),
    }),
  ),
  /** Of the kind and group that are chosen: how many there are in each state. */
  counts: z.object({
    open: z.number().int(),
    new: z.number().int(),
    gone: z.number().int(),
    ignored: z.number().int(),
  }),
  /** Pages that the run has read. */
  pageCount: z.number().int(),
  read: siteRead.nullable(),
});
export type FindingList = z.infer<typeof findingList>;
