import { gapMatrix, gapMatrixInput } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { listGaps } from './list-gaps.ts';

export const gapsRouter = router({
  list: settledDomainProcedure
    .input(gapMatrixInput)
    .output(gapMatrix)
    .query(({ ctx, input }) => listGaps(ctx, input)),
});
