import { getListVersion } from '@keydence/api';
import { keywordList, listKeywordsInput } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

export const keywordEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/keywords',
    summary: "A page of a domain's keywords",
    input: listKeywordsInput,
    output: keywordList,
    under: null,
    run: (caller, input) => caller.keywords.list(input),
    readVersion: getListVersion,
  }),
];
