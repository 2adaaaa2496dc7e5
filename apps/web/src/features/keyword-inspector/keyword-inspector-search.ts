import { keywordTextMaxLength } from '@keydence/domain';
import { z } from 'zod';

/** The looked-up keyword, as the URL carries it. A blank one counts as absent. */
export const keywordInspectorSearch = z.object({
  query: z.coerce.string<string>().trim().min(1).max(keywordTextMaxLength).optional().catch(undefined),
});
