import { z } from 'zod';
import { locationCodeText } from '../locations/schema.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { dataSourceName } from '../search-data/port.ts';
import { listKeywordsInput } from './schema.ts';

/** Maximum keywords changed in one call, all in one transaction. */
export const maxKeywordsPerChange = 1_000;

/** Keywords of one list of the domain; a duplicate id counts once. */
export const keywordIdsInput = z.object({
  domainId: z.string(),
  keywordIds: z
    .array(z.string())
    .min(1, 'At least one keyword is required')
    .max(maxKeywordsPerChange, 'At most 1,000 keywords can be changed in one request.'),
});
export type KeywordIdsInput = z.output<typeof keywordIdsInput>;

/** Keywords actually changed. Those already in the requested state are omitted. */
export const changedKeywords = z.object({ count: z.number().int(), keywordIds: z.array(z.string()) });
export type ChangedKeywords = z.infer<typeof changedKeywords>;

/** Maximum keywords in a selection by filter. */
export const maxMatchedKeywords = 10_000;

/** The filters of the keyword list, without sort order and page. */
export const matchKeywordsInput = listKeywordsInput.omit({
  page: true,
  limit: true,
  sortBy: true,
  sortOrder: true,
});
export type MatchKeywordsInput = z.output<typeof matchKeywordsInput>;

export const matchedKeywords = z.object({
  /** Oldest first, at most 10,000. */
  keywordIds: z.array(z.string()),
});
export type MatchedKeywords = z.infer<typeof matchedKeywords>;

/** Days for which a deleted keyword can be restored. */
export const restorableDays = 30;

export const listDeletedKeywordsInput = pageInput.extend({
  domainId: z.string(),
  /** By default, the domain's own market. */
  locationCode: locationCodeText.optional(),
  languageCode: z.string().optional(),
});
export type ListDeletedKeywordsInput = z.output<typeof listDeletedKeywordsInput>;

export const deletedKeyword = z.object({
  /** Its former id, which it gets back when restored. */
  id: z.string(),
  keywordText: z.string(),
  searchVolume: z.number().int().nullable(),
  deletedAt: z.date(),
});
export type DeletedKeyword = z.infer<typeof deletedKeyword>;

export const deletedKeywordList = z.object({
  data: z.array(deletedKeyword),
  pagination,
  /** Source of the numbers. */
  dataSource: dataSourceName.nullable(),
});
export type DeletedKeywordList = z.infer<typeof deletedKeywordList>;
