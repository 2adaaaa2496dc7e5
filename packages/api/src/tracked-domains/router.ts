import {
  addDomainForm,
  changeLocationInput,
  domainId,
  domainValidation,
  sampleDomain,
  setupStatus,
  trackedDomain,
  updateDomainInput,
  validateDomainInput,
} from '@keydence/domain';
import { z } from 'zod';
import { authedProcedure, domainProcedure, router, workspaceProcedure } from '../trpc.ts';
import { changeLocation } from './change-location.ts';
import { checkDomain } from './check-domain.ts';
import { createDomain } from './create-domain.ts';
import { deleteDomain } from './delete-domain.ts';
import { toSetupStatus } from './domain-view.ts';
import { retrySetup } from './retry-setup.ts';
import { updateDomain } from './update-domain.ts';
import { watchSetup } from './watch-setup.ts';

export const trackedDomainsRouter = router({
  create: workspaceProcedure
    .input(addDomainForm)
    .output(trackedDomain)
    .mutation(({ ctx, input }) => createDomain(ctx, input)),
  changeLocation: domainProcedure
    .input(changeLocationInput)
    .output(trackedDomain)
    .mutation(({ ctx, input }) => changeLocation(ctx, input)),
  update: domainProcedure
    .input(updateDomainInput)
    .output(trackedDomain)
    .mutation(({ ctx, input }) => updateDomain(ctx, input)),
  delete: domainProcedure.input(domainId).mutation(({ ctx }) => deleteDomain(ctx)),
  getStatus: domainProcedure
    .input(domainId)
    .output(setupStatus)
    .query(({ ctx }) => toSetupStatus(ctx.domain)),
  /** Streams the status on each change; ends when the setup has ended. */
  watchSetup: domainProcedure.input(domainId).query(({ ctx, signal }) => watchSetup(ctx, signal)),
  retrySetup: domainProcedure
    .input(domainId)
    .output(setupStatus)
    .mutation(({ ctx }) => retrySetup(ctx)),
  validate: authedProcedure
    .input(validateDomainInput)
    .output(domainValidation)
    .mutation(({ ctx, input }) => checkDomain(ctx, input)),
  listSamples: authedProcedure
    .output(z.array(sampleDomain))
    .query(({ ctx }) => [...ctx.services.sampleDomains]),
});
