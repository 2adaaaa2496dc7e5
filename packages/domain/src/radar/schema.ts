import { z } from 'zod';
import { topicPage, topicPageState } from '../topics/schema.ts';

/** Kind of a publication: not listed before, or listed with a later date of change. */
export const publicationKind = z.enum(['new', 'rewritten']);
export type PublicationKind = z.infer<typeof publicationKind>;

/** State of a competitor's last poll. `cancelled` and `failed` keep what earlier polls stored. */
export const radarState = z.enum(['queued', 'done', 'failed', 'cancelled']);
export type RadarState = z.infer<typeof radarState>;

export const radarFileKind = z.enum(['index', 'sitemap', 'feed']);
export type RadarFileKind = z.infer<typeof radarFileKind>;

/**
 * An observation about a poll that is stated once. `pattern`: a folder or a file; null for the
 * whole site.
 */
export const radarNote = z.object({
  kind: z.enum([
    'dates_not_believed',
    'mass_rewrite',
    'mass_new',
    're_addressed',
    'moved',
    'listed_late',
    'shrunk',
    'failed',
    'incomplete',
    'files_unread',
    'beyond_limit',
  ]),
  count: z.number().int(),
  pattern: z.string().nullable(),
});
export type RadarNote = z.infer<typeof radarNote>;

/** Days that one list covers. */
export const radarDays = 14;
/** Fortnights that can be listed. */
export const mostFortnights = 26;

const ofDomain = z.object({ domainId: z.string() });

export const radarFilters = z.object({
  /** 0: the last 14 days; 1: the 14 days before, and so on. */
  fortnight: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(mostFortnights - 1)
    .default(0),
  competitorId: z.string().optional(),
  /** A topic's id, or `none` for publications about no topic of the list. */
  topicId: z.string().optional(),
  kind: publicationKind.optional(),
});
export type RadarFilters = z.infer<typeof radarFilters>;

export const listRadarInput = ofDomain.extend({
  ...radarFilters.shape,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(200).optional(),
});
export type ListRadarInput = z.infer<typeof listRadarInput>;

export const exportRadarInput = ofDomain.extend(radarFilters.shape);
export type ExportRadarInput = z.infer<typeof exportRadarInput>;

export const radarInput = ofDomain;

export const radarCompetitor = z.object({
  id: z.string(),
  domainName: z.string(),
  displayName: z.string(),
});

/** A topic with the own pages for it. */
export const radarTopic = z.object({
  id: z.string(),
  name: z.string(),
  pageState: topicPageState,
  pages: z.array(topicPage),
});
export type RadarTopic = z.infer<typeof radarTopic>;

export const publication = z.object({
  id: z.string(),
  kind: publicationKind,
  address: z.string(),
  /** Its title or main heading; null if it was not read. */
  title: z.string().nullable(),
  competitor: radarCompetitor,
  /** Date that the competitor's file gives; null without one. */
  datedAt: z.date().nullable(),
  /** Time of the poll that found it. */
  foundAt: z.date(),
  source: z.enum(['sitemap', 'feed']),
  /** Null: about no topic of the list. */
  topic: radarTopic.nullable(),
  /** The keyword of the topic that is nearest to the title. */
  keyword: z.string().nullable(),
  isGone: z.boolean(),
  isSample: z.boolean(),
});
export type Publication = z.infer<typeof publication>;

/** Publications by topic, largest topic first; those without a topic come last. */
export const radarList = z.object({
  data: z.array(publication),
  nextCursor: z.string().nullable(),
  total: z.number().int(),
});
export type RadarList = z.infer<typeof radarList>;

const counts = { new: z.number().int(), rewritten: z.number().int() };

/** A competitor's last poll, and its publications of the fortnight. */
export const radarSite = z.object({
  competitor: radarCompetitor,
  /** Null before the first poll. */
  state: radarState.nullable(),
  /** Reason for a failure, with the next step. */
  message: z.string().nullable(),
  /** True if only the baseline is stored, so that nothing can be new yet. */
  isBaseline: z.boolean(),
  polledAt: z.date().nullable(),
  nextAt: z.date().nullable(),
  addressCount: z.number().int(),
  ...counts,
  gone: z.number().int(),
  notes: z.array(radarNote),
});
export type RadarSite = z.infer<typeof radarSite>;

export const radarStatus = z.object({
  /** First and last moment of the fortnight. */
  from: z.date(),
  to: z.date(),
  sites: z.array(radarSite),
  topics: z.array(z.object({ topic: radarTopic.nullable(), ...counts })),
  ...counts,
  /** True while polls are queued. */
  isPolling: z.boolean(),
  isSample: z.boolean(),
  /** Earliest time of the next poll on request; null if it can start now. */
  pollAgainAt: z.date().nullable(),
});
export type RadarStatus = z.infer<typeof radarStatus>;

export const radarStatusInput = ofDomain.extend({ fortnight: radarFilters.shape.fortnight });
