import { AppError, overview, overviewInput } from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const overviewEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/dashboard/overview/{companyId}',
    summary: "The dashboard's figures",
    input: overviewInput.extend({ companyInQuery: z.string().optional() }),
    params: { companyId: 'workspaceId' },
    inputNames: { companyInQuery: 'company_id' },
    output: overview,
    run: async (caller, { companyInQuery, ...input }) => {
      if (companyInQuery !== undefined && companyInQuery !== input.workspaceId) {
        throw new AppError('not_found', 'Not found');
      }
      return caller.overview.get(input);
    },
  }),
];
