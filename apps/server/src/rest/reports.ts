import { getReportInput, report } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';
import { reportNames } from './reports.wire.ts';

export const reportEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/reports',
    summary: 'The keyword report of a domain',
    input: getReportInput,
    inputNames: { workspaceId: 'company_id' },
    output: report,
    outputNames: reportNames,
    under: null,
    run: (caller, input) => caller.reports.get(input),
  }),
];
