import { predictionFilter } from '@keydence/domain';
import { z } from 'zod';

/** Filters and page of the predictions, as the URL carries them. Nonsense counts as absent. */
export const predictionsSearch = z.object({
  search: z.coerce.string<string>().trim().min(1).max(200).optional().catch(undefined),
  outcome: predictionFilter.optional().catch(undefined),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional().catch(undefined),
});
export type PredictionsSearch = z.output<typeof predictionsSearch>;

/** Takes away every filter. */
export const noPredictionFilters = {
  search: undefined,
  outcome: undefined,
} satisfies Partial<PredictionsSearch>;

/** What narrows the ledger. */
export function hasPredictionFilters({ search, outcome }: PredictionsSearch): boolean {
  return search !== undefined || outcome !== undefined;
}
