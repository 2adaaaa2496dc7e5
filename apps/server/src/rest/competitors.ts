import { competitorList, listCompetitorsInput } from '@keydence/domain';
import { competitorListNames } from './competitors.wire.ts';
import { defineEndpoint } from './endpoint.ts';

export const competitorEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/competitors',
    summary: "A page of a domain's competitors, with the summary",
    input: listCompetitorsInput,
    output: competitorList,
    outputNames: competitorListNames,
    under: null,
    run: (caller, input) => caller.competitors.list(input),
  }),
];
