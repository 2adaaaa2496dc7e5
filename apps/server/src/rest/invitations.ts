import {
  acceptedInvitation,
  createInvitationInput,
  invitationKey,
  invitationList,
  invitationToken,
  workspaceId,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const invitationParams = { id: 'workspaceId', invitationId: 'invitationId' } as const;

export const invitationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/companies/{id}/invitations',
    summary: 'Open invitations to a workspace',
    input: workspaceId,
    params: { id: 'workspaceId' },
    output: invitationList,
    under: null,
    run: (caller, input) => caller.invitations.list(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/companies/{id}/invitations',
    summary: 'Invite an address by mail; only owners can. Answers all open invitations',
    status: 201,
    input: createInvitationInput,
    params: { id: 'workspaceId' },
    output: invitationList,
    under: null,
    run: (caller, input) => caller.invitations.create(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/companies/{id}/invitations/{invitationId}/resend',
    summary: 'Send an invitation again, for seven more days; the link before opens nothing any more',
    input: invitationKey,
    params: invitationParams,
    output: invitationList,
    under: null,
    run: (caller, input) => caller.invitations.resend(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/companies/{id}/invitations/{invitationId}',
    summary: 'Revoke an invitation',
    status: 204,
    input: invitationKey,
    params: invitationParams,
    output: z.void(),
    run: (caller, input) => caller.invitations.delete(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/invitations/accept',
    summary: 'Accept an invitation with the secret of its link; it is for the address of the caller',
    input: invitationToken,
    output: acceptedInvitation,
    outputNames: { workspaceId: 'company_id' },
    run: (caller, input) => caller.invitations.accept(input),
  }),
];
