import { domainId, importInput, importRun, readImportInput, startImportInput } from '@keydence/domain';
import { z } from 'zod';
import { domainProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { getImportRow } from './access.ts';
import { cancelImport } from './cancel-import.ts';
import { viewImport } from './import-view.ts';
import { listImports } from './list-imports.ts';
import { readImport } from './read-import.ts';
import { startImport } from './start-import.ts';
import { watchImport } from './watch-import.ts';

/** Files arrive through their own route, which reads them as a stream; see `createImport`. */
export const importsRouter = router({
  list: domainProcedure
    .input(domainId)
    .output(z.array(importRun))
    .query(({ ctx }) => listImports(ctx)),
  get: domainProcedure
    .input(importInput)
    .output(importRun)
    .query(async ({ ctx, input }) =>
      viewImport(await getImportRow(ctx.services, { ...input, domainId: ctx.domain.id })),
    ),
  /** Reads an upload again, with the caller's choices. */
  read: settledDomainProcedure
    .input(readImportInput)
    .output(importRun)
    .mutation(({ ctx, input }) => readImport(ctx, input)),
  start: settledDomainProcedure
    .input(startImportInput)
    .output(importRun)
    .mutation(({ ctx, input }) => startImport(ctx, input)),
  cancel: domainProcedure
    .input(importInput)
    .output(importRun)
    .mutation(({ ctx, input }) => cancelImport(ctx, input)),
  /** Streams an import at each change until it has ended. */
  watch: domainProcedure
    .input(importInput)
    .query(({ ctx, input, signal }) => watchImport(ctx, input, signal)),
});
