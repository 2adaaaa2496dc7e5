import { domainId, importInput, importRun, readImportInput, startImportInput } from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const params = { id: 'domainId', importId: 'importId' } as const;

export const importEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/imports',
    summary: 'The newest uploads of a domain, with what became of them',
    input: domainId,
    params: { id: 'domainId' },
    output: z.array(importRun),
    run: (caller, input) => caller.imports.list(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/imports/{importId}',
    summary: 'One upload: what was recognized, how far its import is, and its report',
    input: importInput,
    params,
    output: importRun,
    run: (caller, input) => caller.imports.get(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/{id}/imports/{importId}/read',
    summary:
      'Say what the columns of an upload hold, or its decimal mark: what is in it then. The columns are remembered for files with the same header; null undoes it',
    input: readImportInput,
    params,
    output: importRun,
    run: (caller, input) => caller.imports.read(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/{id}/imports/{importId}/start',
    summary: 'Import an upload into the keyword list, in the background',
    input: startImportInput,
    params,
    output: importRun,
    run: (caller, input) => caller.imports.start(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/{id}/imports/{importId}/cancel',
    summary: 'Give an upload or a running import up; nothing of it is imported',
    input: importInput,
    params,
    output: importRun,
    run: (caller, input) => caller.imports.cancel(input),
  }),
];
