import { z } from 'zod';
import type { ResultPage } from './ai-overview.ts';
import { type Keyword, listKeywordsInput } from './schema.ts';

/** The keywords of a list, as the screen narrows and sorts them; with ids, only those. */
export const exportKeywordsInput = listKeywordsInput.omit({ page: true, limit: true }).extend({
  /** Keyword ids with commas between them. */
  keywordIds: z.string().max(10_000, 'These are too many keyword ids for one export.').optional(),
});
export type ExportKeywordsInput = z.output<typeof exportKeywordsInput>;

export interface ExportedKeyword extends Keyword {
  /** The month that its search volume ends with, `YYYY-MM`; null when no month is known. */
  volumeMonth: string | null;
  resultPage: ResultPage;
}
