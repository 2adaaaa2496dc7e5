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

export const monthlyVolume = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  searches: z.number().int(),
});
export type MonthlyVolume = z.infer<typeof monthlyVolume>;

/** A keyword with its note, history, measures and result page. */
export const keywordDetails = keyword.extend({
  domainId: z.string(),
  domainName: z.string(),
  note: z.string().nullable(),
  /** The gain with its terms. */
  gain: gainFigures.nullable(),
  /** Source of the numbers; `measures` has the figures of each imported tool. */
  dataSource: dataSourceName.nullable(),
  /** Every known month, oldest first. */
  volumeHistory: z.array(monthlyVolume),
  /** Figures of each tool, newest first. */
  measures: z.array(keywordMeasure),
  /** Elements of its result page besides results. */
  resultPage,
});
export type KeywordDetails = z.infer<typeof keywordDetails>;

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);

/** An absent field is unchanged; null or a blank text clears it. */
export const updateKeywordInput = z.object({
  keywordId: z.string(),
  tags: keywordTags.optional(),
  targetUrl: z.preprocess(emptyAsNull, targetUrl.nullable()).optional(),
  note: z.preprocess(emptyAsNull, note.nullable()).optional(),
});
export type UpdateKeywordInput = z.output<typeof updateKeywordInput>;

/** By default, the domain's own market. */
export const listTagsInput = z.object({
  domainId: z.string(),
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type ListTagsInput = z.output<typeof listTagsInput>;

/** Maximum tags in a list, the most used ones. */
export const maxListedTags = 500;

export const tagList = z.object({
  data: z.array(z.object({ tag: z.string(), count: z.number().int() })),
  /** Number of tags of the keyword list; larger than the listed number only above the limit. */
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
  /** Keywords whose tags changed, so that exactly these can be changed back. */
  keywordIds: z.array(z.string()),
  /** Keywords that already had the tag, or did not have it. */
  unchanged: z.number().int(),
  /** Keywords with the maximum number of tags. */
  full: z.number().int(),
});
export type TaggedKeywords = z.infer<typeof taggedKeywords>;
