import { keywordTextMaxLength } from '@keydence/domain';
import { z } from 'zod';

export const inspectorTabs = ['related', 'questions', 'results'] as const;
export type InspectorTab = (typeof inspectorTabs)[number];

/** The looked-up keyword and what is open beside it, as the URL carries them. Nonsense counts as absent. */
export const keywordInspectorSearch = z.object({
  query: z.coerce.string<string>().trim().min(1).max(keywordTextMaxLength).optional().catch(undefined),
  tab: z.enum(inspectorTabs).optional().catch(undefined),
});
