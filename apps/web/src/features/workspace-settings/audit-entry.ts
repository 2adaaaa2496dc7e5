import type { RouterOutputs } from '../../app/trpc.ts';

export type AuditEntry = RouterOutputs['auditLog']['list']['data'][number];
