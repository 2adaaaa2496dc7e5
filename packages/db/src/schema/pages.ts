import type {
  CrawlTraps,
  FindingGroup,
  FindingKind,
  FindingState,
  MissingAnswer,
  PageState,
  PageType,
  RobotsState,
  SiteGap,
  SiteLevel,
  SiteProofKind,
  SiteReadState,
  StoredResponse,
} from '@keydence/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, time } from './columns.ts';
import { trackedDomains } from './workspaces.ts';

/** The crawled site of a tracked domain. Its id leads every key of the tables below. */
export const sites = pgTable(
  'sites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    domainId: uuid('domain_id')
      .notNull()
      .references(() => trackedDomains.id, { onDelete: 'cascade' }),
    /** The last proof that it belongs to the workspace; null if never proven. */
    proofKind: text('proof_kind').$type<SiteProofKind>(),
    provenAt: time('proven_at'),
    /** The first of consecutive checks without a proof. */
    unprovenSince: time('unproven_since'),
    nextPageId: integer('next_page_id').notNull().default(1),
  },
  (t) => [uniqueIndex('sites_domain').on(t.domainId)],
);

const ofSite = () =>
  integer('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

/** Robots files of a site's hosts, read in one run. */
export interface ReadRobotsFile {
  host: string;
  state: RobotsState;
  text: string;
  /** ISO 8601; null without a certificate. */
  certificateEnds?: string | null;
}

/** A sitemap that lists pages, as one run has read it. */
export interface ReadSitemapFile {
  address: string;
  isComplete: boolean;
  /** Addresses on other hosts, which are not read. */
  foreign?: number;
}

/** One crawl of a site; at most one is unfinished. */
export const crawlRuns = pgTable(
  'crawl_runs',
  {
    siteId: ofSite(),
    run: integer().notNull(),
    state: text().$type<SiteReadState>().notNull(),
    level: text().$type<SiteLevel>().notNull().default('unproven'),
    /** Robots files, sitemaps and the first pages are known; the crawl reads pages from here on. */
    isPrepared: boolean('is_prepared').notNull().default(false),
    /** URL of the home page that responded. */
    home: text(),
    readCount: integer('read_count').notNull().default(0),
    /** Pages that it has read or will read. */
    foundCount: integer('found_count').notNull().default(0),
    forbiddenCount: integer('forbidden_count').notNull().default(0),
    sitemaps: jsonb().$type<ReadSitemapFile[]>().notNull().default([]),
    /** Kinds of findings of which it can say nothing. */
    unknownKinds: text('unknown_kinds').array().notNull().default([]),
    /** How the home page's host answers for addresses that cannot exist. */
    missingAnswers: jsonb('missing_answers').$type<MissingAnswer[]>().notNull().default([]),
    /** What is known of addresses of one pattern, and of parameters that change nothing. */
    traps: jsonb().$type<CrawlTraps>().notNull().default({ patterns: {}, parameters: {} }),
    /** Failures of the host in a row. */
    failuresInRow: smallint('failures_in_row').notNull().default(0),
    pauses: smallint().notNull().default(0),
    robots: jsonb().$type<ReadRobotsFile[]>().notNull().default([]),
    gaps: jsonb().$type<SiteGap[]>().notNull().default([]),
    message: text(),
    createdAt: createdAt(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.run] }),
    uniqueIndex('crawl_runs_open').on(t.siteId).where(sql`state in ('queued', 'running')`),
  ],
);

/** A page of a site, with the findings of the last run that read it. */
export const pages = pgTable(
  'pages',
  {
    siteId: ofSite(),
    id: integer().notNull(),
    key: text().notNull(),
    keyHash: bigint('key_hash', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hashtextextended(key, 0)`),
    state: text().$type<PageState>().notNull(),
    /** Null without a response. */
    status: smallint(),
    /** The page of this site that it redirects to, or null. */
    redirectId: integer('redirect_id'),
    /** Redirect target, also off the site. */
    redirectTo: text('redirect_to'),
    /** Clicks from the home page. */
    depth: smallint().notNull(),
    firstRun: integer('first_run').notNull(),
    foundRun: integer('found_run').notNull(),
    /** The last run that read it; 0 if it was only found. */
    lastRun: integer('last_run').notNull().default(0),
    /** The last run that found it in a sitemap. */
    sitemapRun: integer('sitemap_run').notNull().default(0),
    fetchedAt: time('fetched_at'),
    changedAt: time('changed_at'),
    etag: text(),
    lastModified: text('last_modified'),
    isNoindex: boolean('is_noindex').notNull().default(false),
    /** The page's canonical URL, if it is another page. */
    canonical: text(),
    title: text(),
    description: text(),
    h1: text(),
    language: text(),
    /** Null for a page that was not read. */
    type: text().$type<PageType>(),
    words: integer(),
    linksIn: integer('links_in').notNull().default(0),
    contentLinksIn: integer('content_links_in').notNull().default(0),
    linksOut: integer('links_out').notNull().default(0),
    version: smallint().notNull().default(0),
    contentHash: text('content_hash'),
    minhash: bytea(),
    /** True if the main content was found with certainty. */
    isSure: boolean('is_sure').notNull().default(false),
    /** Input of the rules for findings. */
    facts: jsonb().$type<Record<string, unknown>>(),
    /** Responses of the last run that read it, and the last one of the run before. */
    answers: jsonb().$type<StoredResponse[]>().notNull().default([]),
    earlierAnswer: jsonb('earlier_answer').$type<StoredResponse>(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.id] }),
    uniqueIndex('pages_key').on(t.siteId, t.keyHash),
    index('pages_state').on(t.siteId, t.state, t.id),
  ],
);

/** Pages that a crawl has yet to read. */
export const crawlFrontier = pgTable(
  'crawl_frontier',
  {
    siteId: ofSite(),
    pageId: integer('page_id').notNull(),
    depth: smallint().notNull(),
    /** Lower ones come first. */
    priority: smallint().notNull(),
    answers: jsonb().$type<StoredResponse[]>().notNull().default([]),
    notBefore: time('not_before'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.pageId] }),
    index('crawl_frontier_order').on(t.siteId, t.priority, t.depth, t.pageId),
  ],
);

/** Content of a page, from the run that found it changed. */
export const pageVersions = pgTable(
  'page_versions',
  {
    siteId: integer('site_id').notNull(),
    pageId: integer('page_id').notNull(),
    version: smallint().notNull(),
    run: integer().notNull(),
    readAt: time('read_at').notNull(),
    title: text(),
    description: text(),
    headings: jsonb().$type<[level: number, text: string][]>().notNull(),
    words: integer().notNull(),
    language: text(),
    canonical: text(),
    schemaTypes: text('schema_types').array().notNull(),
    contentHash: text('content_hash').notNull(),
    /** The main text, deflated. */
    mainText: bytea('main_text'),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.pageId, t.version] }),
    foreignKey({
      name: 'page_versions_page',
      columns: [t.siteId, t.pageId],
      foreignColumns: [pages.siteId, pages.id],
    }).onDelete('cascade'),
  ],
);

/** The links of a page to others of its site: three lists in one order. */
export const pageLinks = pgTable(
  'page_links',
  {
    siteId: integer('site_id').notNull(),
    pageId: integer('page_id').notNull(),
    targets: integer().array().notNull(),
    /** Position of each link, one byte each: see `packages/api/src/pages/pack-place.ts`. */
    places: bytea().notNull(),
    anchors: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.pageId] }),
    foreignKey({
      name: 'page_links_page',
      columns: [t.siteId, t.pageId],
      foreignColumns: [pages.siteId, pages.id],
    }).onDelete('cascade'),
    index('page_links_targets').using('gin', t.targets),
  ],
);

/** A problem of a page, found at the end of a run. */
export const siteFindings = pgTable(
  'site_findings',
  {
    siteId: ofSite(),
    kind: text().$type<FindingKind>().notNull(),
    pageId: integer('page_id').notNull(),
    /** The other page of a pair; 0 if none. */
    otherId: integer('other_id').notNull().default(0),
    group: text().$type<FindingGroup>().notNull(),
    state: text().$type<FindingState>().notNull(),
    firstRun: integer('first_run').notNull(),
    lastRun: integer('last_run').notNull(),
    /** Set while the state is `ignored`, with the reason that a member gave. */
    ignoredAt: time('ignored_at'),
    ignoredWhy: text('ignored_why'),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.kind, t.pageId, t.otherId] }),
    foreignKey({
      name: 'site_findings_page',
      columns: [t.siteId, t.pageId],
      foreignColumns: [pages.siteId, pages.id],
    }).onDelete('cascade'),
    index('site_findings_page').on(t.siteId, t.pageId),
  ],
);

/** Time of the next allowed request to a host, shared by all workspaces of the installation. */
export const crawlHosts = pgTable('crawl_hosts', {
  host: text().primaryKey(),
  nextAt: time('next_at').notNull(),
});
