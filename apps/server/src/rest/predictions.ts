import { listPredictionsInput, predictionList } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

export const predictionEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/predictions',
    summary:
      'What was predicted of accepted opportunities, what was reached after 30, 60 and 90 days, and the sum of both',
    input: listPredictionsInput,
    output: predictionList,
    under: null,
    run: (caller, input) => caller.predictions.list(input),
  }),
];
