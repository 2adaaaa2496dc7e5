import { getListVersion } from '@keydence/api';
import { keywordId, keywordList, listKeywordsInput } from '@keydence/domain';
import { z } from 'zod';
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
  defineEndpoint({
    method: 'delete',
    path: '/api/seo/keywords/{id}',
    summary: 'Stop tracking a keyword',
    status: 204,
    input: keywordId,
    params: { id: 'keywordId' },
    output: z.void(),
    run: (caller, input) => caller.keywords.delete(input),
  }),
];
