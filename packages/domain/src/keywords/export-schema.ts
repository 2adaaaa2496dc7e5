import { z } from 'zod';
import type { ResultPage } from './ai-overview.ts';
import { type Keyword, listKeywordsInput } from './schema.ts';

/** The keywords of a list, with the filters and sort order of the screen; with ids, only those. */
export const exportKeywordsInput = listKeywordsInput.omit({ page: true, limit: true }).extend({
  /** Comma-separated keyword ids. */
  keywordIds: z.string().max(10_000, 'These are too many keyword ids for one export.').optional(),
});
export type ExportKeywordsInput = z.output<typeof exportKeywordsInput>;

export interface ExportedKeyword extends Keyword {
  /** Last month of its search volume, `YYYY-MM`; null if no month is known. */
  volumeMonth: string | null;
  resultPage: ResultPage;
}
