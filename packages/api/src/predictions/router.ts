import { acceptedKeywords, domainId, listPredictionsInput, predictionList } from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { listAccepted } from './list-accepted.ts';
import { listPredictions } from './list-predictions.ts';

export const predictionsRouter = router({
  list: settledDomainProcedure
    .input(listPredictionsInput)
    .output(predictionList)
    .query(({ ctx, input }) => listPredictions(ctx, input)),
  listAccepted: settledDomainProcedure
    .input(domainId)
    .output(acceptedKeywords)
    .query(({ ctx }) => listAccepted(ctx)),
});
