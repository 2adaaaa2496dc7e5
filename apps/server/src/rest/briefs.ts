import {
  briefCheck,
  briefDetail,
  briefId,
  briefList,
  changeBriefInput,
  checkBriefInput,
  createBriefInput,
  listBriefsInput,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const params = { id: 'briefId' } as const;

export const briefEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/briefs',
    summary: 'Briefs of a domain, the newest first',
    input: listBriefsInput,
    output: briefList,
    under: null,
    run: (caller, input) => caller.briefs.list(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/briefs/{id}',
    summary: 'A brief: its pages, what they have in common with the evidence, and what none of them answers',
    input: briefId,
    params,
    output: briefDetail,
    run: (caller, input) => caller.briefs.get(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/briefs',
    summary: 'Start a brief for a keyword, a topic, a move or addresses; read it until it is done',
    status: 201,
    input: createBriefInput,
    output: briefDetail,
    run: (caller, input) => caller.briefs.create(input),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/api/seo/briefs/{id}',
    summary: 'Choose which pages count; all lines are counted again',
    input: changeBriefInput,
    params,
    output: briefDetail,
    run: (caller, input) => caller.briefs.change(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/briefs/{id}/cancel',
    summary: 'Cancel a brief that is being written',
    input: briefId,
    params,
    output: briefDetail,
    run: (caller, input) => caller.briefs.cancel(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/briefs/{id}/check',
    summary: 'Compare a draft, or a page of the own site, with a brief; nothing is stored',
    input: checkBriefInput,
    params,
    output: briefCheck,
    run: (caller, input) => caller.briefs.check(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/seo/briefs/{id}',
    summary: 'Delete a brief',
    input: briefId,
    params,
    output: z.object({ deleted: z.literal(true) }),
    run: (caller, input) => caller.briefs.delete(input),
  }),
];
