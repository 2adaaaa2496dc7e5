import { addSiteChangeInput, domainId, siteChange, siteChangeId } from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/seo/domains/{id}/site-changes';
const ofDomain = { id: 'domainId' } as const;

export const siteChangeEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary: 'The changes of a site that its members have noted, the newest first',
    input: domainId,
    params: ofDomain,
    output: z.array(siteChange),
    run: (caller, input) => caller.siteChanges.list(input),
  }),
  defineEndpoint({
    method: 'post',
    path,
    summary: 'Note a change of the site, such as a redesign; figures before and after it are not compared',
    status: 201,
    input: addSiteChangeInput,
    params: ofDomain,
    output: siteChange,
    run: (caller, input) => caller.siteChanges.add(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: `${path}/{changeId}`,
    summary: 'Delete a change of the site; figures are compared across its day again',
    status: 204,
    input: siteChangeId,
    params: { ...ofDomain, changeId: 'changeId' },
    output: z.void(),
    run: (caller, input) => caller.siteChanges.delete(input),
  }),
];
