import { keywordTextMaxLength } from '@keydence/domain';
import { z } from 'zod';

export const inspectorTabs = ['related', 'questions', 'results'] as const;
export type InspectorTab = (typeof inspectorTabs)[number];

/** Inspected keyword and open tab in the URL. Invalid values count as absent. */
export const keywordInspectorSearch = z.object({
  query: z.coerce.string<string>().trim().min(1).max(keywordTextMaxLength).optional().catch(undefined),
  tab: z.enum(inspectorTabs).optional().catch(undefined),
});
