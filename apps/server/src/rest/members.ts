import {
  deleteMemberInput,
  memberHoldings,
  memberKey,
  memberList,
  updateMemberInput,
  workspaceId,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const memberParams = { id: 'workspaceId', userId: 'userId' } as const;

export const memberEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/companies/{id}/members',
    summary: 'Who belongs to a workspace, owners first',
    input: workspaceId,
    params: { id: 'workspaceId' },
    output: memberList,
    under: null,
    run: (caller, input) => caller.members.list(input),
  }),
  defineEndpoint({
    method: 'patch',
    path: '/api/companies/{id}/members/{userId}',
    summary: 'Make a member an owner or an owner a member; only owners can, and one stays',
    input: updateMemberInput,
    params: memberParams,
    output: memberList,
    under: null,
    run: (caller, input) => caller.members.update(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/companies/{id}/members/{userId}/holdings',
    summary: 'What a member has made that works without them; for owners and the member',
    input: memberKey,
    params: memberParams,
    output: memberHoldings,
    run: (caller, input) => caller.members.getHoldings(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/companies/{id}/members/{userId}',
    summary:
      "Remove a member, which only owners can, or leave with the caller's own id; what they made ends with it",
    status: 204,
    input: deleteMemberInput,
    params: memberParams,
    output: z.void(),
    run: (caller, input) => caller.members.delete(input),
  }),
];
