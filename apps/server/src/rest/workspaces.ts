import { createWorkspaceInput, updateWorkspaceInput, workspace, workspaceId } from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const workspaceEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/companies',
    summary: "The caller's workspaces",
    input: z.object({}),
    output: z.array(workspace),
    run: (caller) => caller.workspaces.list(),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/companies',
    summary: 'Create a workspace; a domain given with it is validated, added and set up',
    status: 201,
    input: createWorkspaceInput,
    output: workspace,
    run: (caller, input) => caller.workspaces.create(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/companies/{id}',
    summary: 'One workspace',
    input: workspaceId,
    params: { id: 'workspaceId' },
    output: workspace,
    run: (caller, input) => caller.workspaces.get(input),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/api/companies/{id}',
    summary: 'Rename a workspace',
    input: updateWorkspaceInput,
    params: { id: 'workspaceId' },
    output: workspace,
    run: (caller, input) => caller.workspaces.update(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/companies/{id}',
    summary: 'Delete a workspace with all of its data, for good; only its owners can',
    status: 204,
    input: workspaceId,
    params: { id: 'workspaceId' },
    output: z.void(),
    run: (caller, input) => caller.workspaces.delete(input),
  }),
];
