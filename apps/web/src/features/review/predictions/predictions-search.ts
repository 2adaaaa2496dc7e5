import { predictionFilter } from '@keydence/domain';
import { z } from 'zod';

/** Filters and page of the predictions in the URL. Invalid values count as absent. */
export const predictionsSearch = z.object({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  outcome: predictionFilter.optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type PredictionsSearch = z.output<typeof predictionsSearch>;

/** Removes every filter. */
export const noPredictionFilters = {
  search: undefined,
  outcome: undefined,
} satisfies Partial<PredictionsSearch>;

/** True if a filter narrows the predictions. */
export function hasPredictionFilters({ search, outcome }: PredictionsSearch): boolean {
  return search !== undefined || outcome !== undefined;
}
