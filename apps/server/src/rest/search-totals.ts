import { listSearchTotalsInput, searchTotalList, searchTotals, searchTotalsInput } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/seo/domains/{id}/search-totals';

export const searchTotalEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary:
      'Clicks, impressions, click rate and position of a domain by day, as Search Console has told them',
    input: searchTotalsInput,
    params: { id: 'domainId' },
    output: searchTotals,
    run: (caller, input) => caller.searchTotals.get(input),
  }),
  defineEndpoint({
    method: 'get',
    path: `${path}/{table}`,
    summary: 'The same figures by page, country, device or search appearance, of the newest period',
    input: listSearchTotalsInput,
    params: { id: 'domainId', table: 'table' },
    output: searchTotalList,
    under: null,
    run: (caller, input) => caller.searchTotals.list(input),
  }),
];
