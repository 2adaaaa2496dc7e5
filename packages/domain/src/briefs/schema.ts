import { z } from 'zod';
import { pageInput, pagination } from '../pagination/schema.ts';

/** Purpose of a page, judged by its markup and text. */
export const briefPageKind = z.enum([
  'guide',
  'comparison',
  'category',
  'product',
  'tool',
  'news',
  'forum',
  'video',
  'local',
  'home',
  'other',
]);
export type BriefPageKind = z.infer<typeof briefPageKind>;

export const briefForm = z.enum([
  'table',
  'list',
  'video',
  'images',
  'steps',
  'faq',
  'prices',
  'author',
  'date',
]);
export type BriefForm = z.infer<typeof briefForm>;

/** Origin of a question: a page's heading or structured data, or searchers. */
export const briefOrigin = z.enum(['heading', 'faq', 'people_also_ask', 'search_console', 'keyword']);
export type BriefOrigin = z.infer<typeof briefOrigin>;

/** `cancelled` keeps the pages read so far and has no lines. */
export const briefState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type BriefState = z.infer<typeof briefState>;

/** Outcome of reading an address of a brief. */
export const briefOutcome = z.enum([
  'waiting',
  'read',
  'forbidden',
  'robots_unreachable',
  'refused',
  'blocked',
  'missing',
  'unreachable',
  'not_html',
  'not_readable',
  'needs_javascript',
  'wrong_charset',
  'too_little',
]);
export type BriefOutcome = z.infer<typeof briefOutcome>;

/** Subject of a brief. */
export const briefSubject = z.enum(['keyword', 'topic', 'move', 'addresses']);
export type BriefSubject = z.infer<typeof briefSubject>;

/** Maximum addresses of one brief, and the minimum to read before it makes statements. */
export const mostBriefAddresses = 20;
export const leastBriefPages = 3;
/** Maximum characters of a draft to check. */
export const mostDraftLetters = 400_000;

export const briefEvidence = z.object({
  /** Number of the source. */
  source: z.number().int(),
  place: z.enum(['heading', 'paragraph', 'data', 'page']),
  /** Number of the heading or paragraph; null if the evidence is the whole page. */
  at: z.number().int().nullable(),
  /** At most seven words of the page. */
  quote: z.string(),
});
export type BriefEvidence = z.infer<typeof briefEvidence>;

export const briefLine = z.object({
  id: z.string(),
  label: z.string(),
  /** Counted pages that have the line, out of `of`. */
  count: z.number().int(),
  of: z.number().int(),
  evidence: z.array(briefEvidence),
  /** Word stems to find the line in a draft. */
  stems: z.array(z.string()),
});
export type BriefLine = z.infer<typeof briefLine>;

/** `place`: its usual position on a page, 0 to 1. */
export const briefSection = briefLine.extend({ place: z.number() });
export type BriefSection = z.infer<typeof briefSection>;

/** `evidence` has the pages that answer it, `askedBy` the pages that ask it. */
export const briefQuestion = briefLine.extend({
  origins: z.array(briefOrigin),
  askedBy: z.array(briefEvidence),
});
export type BriefQuestion = z.infer<typeof briefQuestion>;

export const briefBody = z.object({
  kinds: z.array(
    z.object({ kind: briefPageKind, count: z.number().int(), sources: z.array(z.number().int()) }),
  ),
  /** Null if no kind of page is clearly the most frequent. */
  kind: briefPageKind.nullable(),
  isChosen: z.boolean(),
  /** Sources of the counted pages. */
  counted: z.array(z.number().int()),
  /** Words of the counted pages: the middle half, the shortest and the longest. */
  length: z
    .object({
      low: z.number().int(),
      high: z.number().int(),
      min: z.number().int(),
      max: z.number().int(),
      of: z.number().int(),
    })
    .nullable(),
  /** Questions that searchers ask and no counted page answers. */
  gaps: z.array(briefQuestion),
  sections: z.array(briefSection),
  /** Sections that only one page has. */
  rareSections: z.array(briefSection),
  questions: z.array(briefQuestion),
  terms: z.array(briefLine),
  forms: z.array(
    z.object({
      form: briefForm,
      count: z.number().int(),
      of: z.number().int(),
      sources: z.array(z.number().int()),
    }),
  ),
});
export type BriefBody = z.infer<typeof briefBody>;

export const briefSource = z.object({
  /** Position among the brief's addresses, from 1. */
  number: z.number().int(),
  address: z.string(),
  outcome: briefOutcome,
  /** The outcome in a sentence. */
  reason: z.string(),
  status: z.number().int().nullable(),
  readAt: z.date().nullable(),
  kind: briefPageKind.nullable(),
  /** At most seven words of the title. */
  title: z.string().nullable(),
  words: z.number().int().nullable(),
  isExcluded: z.boolean(),
});
export type BriefSource = z.infer<typeof briefSource>;

export const brief = z.object({
  id: z.string(),
  title: z.string(),
  subject: briefSubject,
  /** Id of the keyword, topic or move; null for addresses. */
  subjectId: z.string().nullable(),
  language: z.string(),
  state: briefState,
  /** Reason for the failure. */
  message: z.string().nullable(),
  sourceCount: z.number().int(),
  /** Addresses tried, and pages read. */
  triedCount: z.number().int(),
  readCount: z.number().int(),
  createdAt: z.date(),
  finishedAt: z.date().nullable(),
});
export type Brief = z.infer<typeof brief>;

export const briefDetail = z.object({
  brief,
  sources: z.array(briefSource),
  /** Null until the brief is done. */
  body: briefBody.nullable(),
  /** The own page that ranks for the keyword, which is then to be extended. */
  ownPage: z.string().nullable(),
  /** True if its sources are sample data. */
  isSample: z.boolean(),
});
export type BriefDetail = z.infer<typeof briefDetail>;

export const listBriefsInput = pageInput.extend({ domainId: z.string() });
export type ListBriefsInput = z.output<typeof listBriefsInput>;

export const briefList = z.object({ data: z.array(brief), pagination });
export type BriefList = z.infer<typeof briefList>;

const address = z.string().trim().min(1).max(2_048);

export const createBriefInput = z.object({
  domainId: z.string(),
  /** The search to write for; by default the text of the keyword, topic or move. */
  title: z.string().trim().min(1).max(200).optional(),
  keywordId: z.string().optional(),
  topicId: z.string().optional(),
  moveId: z.string().optional(),
  /** In addition to the stored result page, or in its place. */
  addresses: z.array(address).max(mostBriefAddresses).default([]),
});
export type CreateBriefInput = z.output<typeof createBriefInput>;

export const briefId = z.object({ domainId: z.string(), briefId: z.string() });

export const changeBriefInput = briefId.extend({
  /** The kind of page to count; null for the most frequent one. */
  kind: briefPageKind.nullable().optional(),
  /** Numbers of sources to exclude. */
  excluded: z.array(z.number().int().min(1).max(mostBriefAddresses)).max(mostBriefAddresses).optional(),
});
export type ChangeBriefInput = z.output<typeof changeBriefInput>;

export const checkBriefInput = briefId.extend({
  /** A draft in HTML, Markdown or plain text. */
  text: z
    .string()
    .max(mostDraftLetters, 'The draft is too long. Check at most 400,000 characters.')
    .optional(),
  /** Address of an own page that was crawled. */
  address: address.optional(),
});
export type CheckBriefInput = z.output<typeof checkBriefInput>;

const checkedLine = z.object({
  id: z.string(),
  label: z.string(),
  count: z.number().int(),
  of: z.number().int(),
  /** Number of the draft's heading or paragraph that has it, counted together from 1; null if missing. */
  at: z.number().int().nullable(),
});

export const briefCheck = z.object({
  words: z.number().int(),
  sections: z.array(checkedLine),
  questions: z.array(checkedLine),
  terms: z.array(checkedLine),
  /** Headings that no page of the brief has. */
  onlyYours: z.array(z.object({ at: z.number().int(), text: z.string() })),
  /** Runs of at least nine words that also appear in a source. */
  copied: z.array(
    z.object({
      source: z.number().int(),
      at: z.number().int(),
      words: z.number().int(),
      quote: z.string(),
    }),
  ),
});
export type BriefCheck = z.infer<typeof briefCheck>;

export const briefExportFormat = z.enum(['md', 'html', 'docx']);
export type BriefExportFormat = z.infer<typeof briefExportFormat>;
