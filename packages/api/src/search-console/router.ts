import {
  chooseSearchConsolePropertyInput,
  disconnectedSearchConsole,
  domainId,
  finishedSearchConsole,
  finishSearchConsoleInput,
  importRun,
  searchConsoleProperty,
  searchConsoleState,
} from '@keydence/domain';
import { z } from 'zod';
import {
  domainProcedure,
  router,
  settledDomainProcedure,
  sourceDomainProcedure,
  sourceProcedure,
} from '../trpc.ts';
import { beginConnection } from './begin-connection.ts';
import { chooseProperty } from './choose-property.ts';
import { disconnectAccount } from './disconnect-account.ts';
import { finishConnection } from './finish-connection.ts';
import { getState } from './get-state.ts';
import { listProperties } from './list-properties.ts';
import { startFetch } from './start-fetch.ts';

export const searchConsoleRouter = router({
  get: domainProcedure
    .input(domainId)
    .output(searchConsoleState)
    .query(({ ctx }) => getState(ctx)),
  /** Google's sign-in URL; Google returns the browser to `/search-console/callback`. */
  begin: sourceDomainProcedure
    .meta({ keys: 'never' })
    .input(domainId)
    .output(z.object({ url: z.string() }))
    .mutation(({ ctx }) => beginConnection(ctx)),
  finish: sourceProcedure
    .meta({ keys: 'never' })
    .input(finishSearchConsoleInput)
    .output(finishedSearchConsole)
    .mutation(({ ctx, input }) => finishConnection(ctx, input)),
  listProperties: sourceDomainProcedure
    .input(domainId)
    .output(z.array(searchConsoleProperty))
    .query(({ ctx }) => listProperties(ctx)),
  chooseProperty: sourceDomainProcedure
    .input(chooseSearchConsolePropertyInput)
    .output(searchConsoleState)
    .mutation(({ ctx, input }) => chooseProperty(ctx, input)),
  /** Starts an import in the worker; watch it with `imports.watch`. */
  fetch: settledDomainProcedure
    .input(domainId)
    .output(importRun)
    .mutation(({ ctx }) => startFetch(ctx)),
  disconnect: domainProcedure
    .meta({ keys: 'never' })
    .input(domainId)
    .output(disconnectedSearchConsole)
    .mutation(({ ctx }) => disconnectAccount(ctx)),
});
