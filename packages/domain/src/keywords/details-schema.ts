import { z } from 'zod';
import { gainFigures } from '../gain/schema.ts';
import { keywordMeasure } from '../imports/schema.ts';
import { locationCodeText } from '../locations/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { resultPage } from './ai-overview.ts';
import { keywordTag, keywordTags } from './keyword-tag.ts';
import { keyword } from './schema.ts';
import { targetUrl } from './target-page.ts';

export const maxNoteLength = 2_000;

const note = z
  .string()
  .trim()
  .refine((text) => [...text].length <= maxNoteLength, {
    message: `The note must be at most ${maxNoteLength.toLocaleString('en-US')} characters.`,
  });

/** Searches in one month. */
export const monthlyVolume = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  searches: z.number().int(),
});
export type MonthlyVolume = z.infer<typeof monthlyVolume>;

/** A keyword with what members have attached to it. */
export const keywordDetails = keyword.extend({
  domainId: z.string(),
  domainName: z.string(),
  note: z.string().nullable(),
  /** The gain with its terms. */
  gain: gainFigures.nullable(),
  /** Where the numbers come from; `measures` has what each imported tool says. */
  dataSource: dataSourceName.nullable(),
  /** Every known month, oldest first. */
  volumeHistory: z.array(monthlyVolume),
  /** What each tool has said of it, the newest first. */
  measures: z.array(keywordMeasure),
  /** What its result page shows besides results. */
  resultPage,
});
export type KeywordDetails = z.infer<typeof keywordDetails>;

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** What is left out stays as it is; null or a blank text takes away. */
export const updateKeywordInput = z.object({
  keywordId: z.string(),
  tags: keywordTags.optional(),
  targetUrl: z.preprocess(emptyAsNull, targetUrl.nullable()).optional(),
  note: z.preprocess(emptyAsNull, note.nullable()).optional(),
});
export type UpdateKeywordInput = z.output<typeof updateKeywordInput>;

/** The domain's own market when left out. */
export const listTagsInput = z.object({
  domainId: z.string(),
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type ListTagsInput = z.output<typeof listTagsInput>;

/** How many tags a list of tags holds at most: the most used ones. */
export const maxListedTags = 500;

export const tagList = z.object({
  data: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  /** How many tags the keyword list has; more than are listed only past the limit. */
  total: z.number().int(),
});
export type TagList = z.infer<typeof tagList>;

export const maxKeywordsPerTagging = 1_000;

export const tagKeywordsInput = z.object({
  domainId: z.string(),
  keywordIds: z
    .array(z.string())
    .min(1, 'Select at least one keyword.')
    .max(maxKeywordsPerTagging, 'At most 1,000 keywords can be tagged in one request.'),
  action: z.enum(['add', 'remove']),
  tag: keywordTag,
});
export type TagKeywordsInput = z.output<typeof tagKeywordsInput>;

export const taggedKeywords = z.object({
  /** Keywords whose tags are other ones now, so that exactly these can be changed back. */
  keywordIds: z.array(z.string()),
  /** Keywords that had the tag already, or did not have it. */
  unchanged: z.number().int(),
  /** Keywords that could not take another tag. */
  full: z.number().int(),
});
export type TaggedKeywords = z.infer<typeof taggedKeywords>;
