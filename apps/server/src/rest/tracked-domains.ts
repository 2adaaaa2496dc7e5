import {
  addDomainInput,
  changeLocationInput,
  domainId,
  domainValidation,
  sampleDomain,
  setupStatus,
  trackedDomain,
  validateDomainInput,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const trackedDomainEndpoints = [
  defineEndpoint({
    method: 'post',
    path: '/api/companies/{id}/domains',
    summary: 'Add a domain to a workspace and set it up',
    status: 201,
    input: addDomainInput,
    params: { id: 'workspaceId' },
    output: trackedDomain,
    run: (caller, input) => caller.trackedDomains.create(input),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/seo/domains/{id}/location',
    summary: "Change a domain's market and set it up again",
    input: changeLocationInput,
    params: { id: 'domainId' },
    inputNames: { workspaceId: 'company_id' },
    output: trackedDomain,
    run: (caller, input) => caller.trackedDomains.changeLocation(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/status',
    summary: "How far a domain's setup is",
    input: domainId,
    params: { id: 'domainId' },
    output: setupStatus,
    run: (caller, input) => caller.trackedDomains.getStatus(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/validate',
    summary: 'Whether a name has the right format and a site answers under it',
    input: validateDomainInput,
    output: domainValidation,
    run: (caller, input) => caller.trackedDomains.validate(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/sample-domains',
    summary: 'The sites of the sample world',
    input: z.object({}),
    output: z.array(sampleDomain),
    run: (caller) => caller.trackedDomains.listSamples(),
  }),
];
