import { z } from 'zod';
import { moveVerb } from '../moves/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { findingGroup, findingId, siteFinding } from './finding-schema.ts';
import { linkIdea, mostLinkIdeas } from './link-ideas.ts';
import { siteRead } from './run-schema.ts';

/**
 * State of a page for search engines. `blocked`: robots.txt forbids it, so nothing else is known;
 * `canonicalised`: it declares another page as canonical; `waiting`: found, but not read by the
 * displayed run; `refused`: the server denied access; `skipped`: one of possibly endless addresses.
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

/** From its structured data; `other` if there is none. */
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
  /** Change from the same number of days before; null without counts for these. */
  change: z.number().int().nullable(),
});

/** A row of the inventory. */
export const sitePage = z.object({
  id: z.string(),
  address: z.string(),
  title: z.string().nullable(),
  state: pageState,
  /** Status of the response; null without one. */
  status: z.number().int().nullable(),
  redirectsTo: z.string().nullable(),
  /** Words of the main text. */
  words: z.number().int().nullable(),
  /** As declared by the page; otherwise as its text shows reliably. */
  language: z.string().nullable(),
  type: pageType.nullable(),
  linksIn: z.number().int(),
  /** Links among these from the main content of pages. */
  contentLinksIn: z.number().int(),
  linksOut: z.number().int(),
  isInSitemap: z.boolean(),
  /** Clicks from the home page. */
  depth: z.number().int(),
  /** Tracked keywords that it ranks for, and the best of their ranks. */
  keywordCount: z.number().int(),
  bestRank: z.number().int().nullable(),
  topic: z.string().nullable(),
  /** From Search Console; null without it. */
  clicks: clickWindow.nullable(),
  findingCount: z.number().int(),
  readAt: z.date().nullable(),
  /** Time when the current contents were first found. */
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
  /** The run that read these pages; null before the first one has ended. */
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

/** Contents of a page's HTML before its scripts run. */
const rawFacts = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  words: z.number().int(),
  /** Addresses that it links to, also on other sites. */
  links: z.number().int(),
});

/** Maximum links and queries in the details. */
export const mostPageDetails = 100;

export const pageDetail = z.object({
  page: sitePage,
  description: z.string().nullable(),
  canonical: z.string().nullable(),
  /**
   * For a page rendered in a browser, the contents of its HTML before scripts ran; all other data
   * is of the rendered page. Null if no browser rendered it.
   */
  raw: rawFacts.nullable(),
  /** Newest first. */
  versions: z.array(pageVersion),
  linksIn: z.array(linkEnd),
  linksOut: z.array(linkEnd),
  /** Places on other pages where a link to this page belongs, most demand first. */
  linkIdeas: z.array(linkIdea).max(mostLinkIdeas),
  /** Reason for no idea; null with ideas. */
  noLinkIdeas: z.string().nullable(),
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
  /**
   * `new`: open findings that the previous run did not have; `gone`: findings that the last run no
   * longer found.
   */
  state: z.enum(['open', 'new', 'gone', 'ignored']).default('open'),
});
export type ListFindingsInput = z.output<typeof listFindingsInput>;

/** Maximum findings ignored or restored in one request. */
export const mostFindingsAtOnce = 100;

const findingIds = z.array(findingId).min(1).max(mostFindingsAtOnce);
export const ignoreFindingsInput = z.object({
  domainId: z.string(),
  findingIds,
  /** Reason for ignoring, for the other members of the workspace. */
  reason: z.string().trim().max(200).optional(),
});
export type IgnoreFindingsInput = z.output<typeof ignoreFindingsInput>;

export const restoreFindingsInput = ignoreFindingsInput.omit({ reason: true });
export type RestoreFindingsInput = z.output<typeof restoreFindingsInput>;

export const changedFindings = z.object({
  /** Findings that the call changed; the others were already in that state, or do not exist. */
  findingIds: z.array(z.string()),
});
export type ChangedFindings = z.infer<typeof changedFindings>;

export const findingList = z.object({
  data: z.array(siteFinding),
  pagination,
  /** Open findings of each kind; a kind that the run could not check has a reason instead of a number. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      group: findingGroup,
      title: z.string(),
      count: z.number().int(),
      /** Null if the run could check it. */
      unknownBecause: z.string().nullable(),
    }),
  ),
  /** Number of findings in each state, for the chosen kind and group. */
  counts: z.object({
    open: z.number().int(),
    new: z.number().int(),
    gone: z.number().int(),
    ignored: z.number().int(),
  }),
  pageCount: z.number().int(),
  read: siteRead.nullable(),
});
export type FindingList = z.infer<typeof findingList>;
