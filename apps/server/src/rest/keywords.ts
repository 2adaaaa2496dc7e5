import { getListVersion } from '@keydence/api';
import {
  addedKeywords,
  addKeywordInput,
  addKeywordsInput,
  keyword,
  keywordId,
  keywordList,
  listKeywordsInput,
  refreshedKeywords,
  refreshedRankings,
  refreshKeywordsInput,
  refreshRankingsInput,
} from '@keydence/domain';
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
    method: 'post',
    path: '/api/seo/keywords',
    summary: 'Track a keyword',
    status: 201,
    input: addKeywordInput,
    output: keyword,
    run: (caller, input) => caller.keywords.add(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/keywords/bulk',
    summary: 'Track many keywords; those that are tracked already are skipped',
    status: 201,
    input: addKeywordsInput,
    output: addedKeywords,
    under: null,
    run: (caller, input) => caller.keywords.addMany(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/keywords/refresh',
    summary: "Collect a domain's keywords again",
    input: refreshKeywordsInput,
    output: refreshedKeywords,
    run: (caller, input) => caller.keywords.refresh(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/keywords/refresh-rankings',
    summary: 'Check the ranking of every tracked keyword',
    input: refreshRankingsInput,
    output: refreshedRankings,
    run: (caller, input) => caller.keywords.refreshRankings(input),
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
