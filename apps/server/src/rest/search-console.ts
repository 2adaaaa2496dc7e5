import {
  chooseSearchConsolePropertyInput,
  disconnectedSearchConsole,
  domainId,
  importRun,
  searchConsoleProperty,
  searchConsoleState,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/seo/domains/{id}/search-console';
const params = { id: 'domainId' } as const;

/** Connecting requires a user in a browser. */
export const searchConsoleEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary: 'Search Console status of a domain: the connection, its property and the last fetch',
    input: domainId,
    params,
    output: searchConsoleState,
    run: (caller, input) => caller.searchConsole.get(input),
  }),
  defineEndpoint({
    method: 'get',
    path: `${path}/properties`,
    summary: 'The properties of the connected Google account that belong to the domain',
    input: domainId,
    params,
    output: z.array(searchConsoleProperty),
    run: (caller, input) => caller.searchConsole.listProperties(input),
  }),
  defineEndpoint({
    method: 'put',
    path: `${path}/property`,
    summary: 'Choose which property is fetched for a domain',
    input: chooseSearchConsolePropertyInput,
    params,
    output: searchConsoleState,
    run: (caller, input) => caller.searchConsole.chooseProperty(input),
  }),
  defineEndpoint({
    method: 'post',
    path: `${path}/fetch`,
    summary: 'Fetch the last three months of the property and import them, in the background',
    input: domainId,
    params,
    output: importRun,
    run: (caller, input) => caller.searchConsole.fetch(input),
  }),
  defineEndpoint({
    method: 'delete',
    path,
    summary: 'Disconnect the workspace from Search Console; what was fetched stays',
    input: domainId,
    params,
    output: disconnectedSearchConsole,
    run: (caller, input) => caller.searchConsole.disconnect(input),
  }),
];
