import { listSearchTotalsInput, searchTotalList, searchTotals, searchTotalsInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { getSearchTotals } from './get-search-totals.ts';
import { listSearchTotals } from './list-search-totals.ts';

export const searchTotalsRouter = router({
  get: settledDomainProcedure
    .input(searchTotalsInput)
    .output(searchTotals)
    .query(({ ctx, input }) => getSearchTotals(ctx, input)),
  list: settledDomainProcedure
    .input(listSearchTotalsInput)
    .output(searchTotalList)
    .query(({ ctx, input }) => listSearchTotals(ctx, input)),
});
