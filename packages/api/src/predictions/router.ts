import { listPredictionsInput, predictionList } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { listPredictions } from './list-predictions.ts';

export const predictionsRouter = router({
  list: settledDomainProcedure
    .input(listPredictionsInput)
    .output(predictionList)
    .query(({ ctx, input }) => listPredictions(ctx, input)),
});
