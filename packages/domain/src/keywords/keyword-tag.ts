import { z } from 'zod';
import { normaliseKeywordText } from '../names/keyword-text.ts';

/** Maximum characters of one tag. */
export const maxTagLength = 40;
export const maxTagsPerKeyword = 10;

/**
 * A member's label for a group of keywords; stored in its normalized form, so that "Q4 " and "q4"
 * are one tag.
 */
export const keywordTag = z
  .string()
  .overwrite(normaliseKeywordText)
  .min(1, 'Tag is required')
  .refine((tag) => [...tag].length <= maxTagLength, {
    message: `A tag must be at most ${maxTagLength} characters.`,
  });

/** All tags of one keyword, without duplicates. */
export const keywordTags = z
  .array(keywordTag)
  .overwrite((tags) => [...new Set(tags)])
  .max(maxTagsPerKeyword, `A keyword can have at most ${maxTagsPerKeyword} tags.`);
