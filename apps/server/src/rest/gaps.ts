import { gapMatrix, gapMatrixInput, pageInput } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

export const gapEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/gaps',
    summary:
      'Keywords of the competitors, with the rank of each and of the domain; competitor_ids has commas between ids',
    input: gapMatrixInput.extend({ limit: pageInput.shape.limit }),
    output: gapMatrix,
    under: null,
    run: (caller, input) => caller.gaps.list(input),
  }),
];
