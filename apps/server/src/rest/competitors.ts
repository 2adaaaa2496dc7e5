import {
  competitor,
  competitorId,
  competitorList,
  createCompetitorInput,
  listCompetitorsInput,
  refreshCompetitorInput,
  refreshedCompetitor,
  updateCompetitorInput,
} from '@keydence/domain';
import { z } from 'zod';
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
  defineEndpoint({
    method: 'post',
    path: '/api/seo/competitors',
    summary: 'Track a competitor of a domain',
    status: 201,
    input: createCompetitorInput,
    output: competitor,
    run: (caller, input) => caller.competitors.create(input),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/seo/competitors/{id}',
    summary: 'Change what is said of a competitor, or whether it counts',
    input: updateCompetitorInput,
    params: { id: 'competitorId' },
    output: competitor,
    run: (caller, input) => caller.competitors.update(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/competitors/{id}/refresh',
    summary: 'Collect the keywords and figures of a competitor anew, once in 7 days',
    input: refreshCompetitorInput,
    params: { id: 'competitorId' },
    output: refreshedCompetitor,
    run: (caller, input) => caller.competitors.refresh(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/seo/competitors/{id}',
    summary: 'Stop tracking a competitor',
    status: 204,
    input: competitorId,
    params: { id: 'competitorId' },
    output: z.void(),
    run: (caller, input) => caller.competitors.delete(input),
  }),
];
