import { auditPage, listAuditInput } from '@keydence/domain';
import { router, workspaceProcedure } from '../trpc.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export const auditLogRouter = router({
  list: workspaceProcedure
    .meta({ isAboutPeople: true })
    .input(listAuditInput)
    .output(auditPage)
    .query(({ ctx, input }) => listAuditEntries(ctx, input)),
});
