import type { RouterOutputs } from '../../lib/trpc.ts';

export type AuditEntry = RouterOutputs['auditLog']['list']['data'][number];
