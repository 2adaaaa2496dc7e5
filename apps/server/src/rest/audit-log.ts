import { auditPage, listAuditInput } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

export const auditLogEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/companies/{id}/audit-log',
    summary:
      'Who changed what in a workspace, newest first; for owners, and with keys that include personal data',
    input: listAuditInput,
    params: { id: 'workspaceId' },
    output: auditPage,
    under: null,
    run: (caller, input) => caller.auditLog.list(input),
  }),
];
