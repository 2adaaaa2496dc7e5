import {
  addDomainInput,
  changeLocationInput,
  domainId,
  domainValidation,
  type SetupStatus,
  sampleDomain,
  setupStatus,
  trackedDomain,
  validateDomainInput,
} from '@keydence/domain';
import { z } from 'zod';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const trackedDomainsRouter = router({
  create: authedProcedure
    .input(addDomainInput)
    .output(trackedDomain)
    .mutation(() => stub()),
  changeLocation: authedProcedure
    .input(changeLocationInput)
    .output(trackedDomain)
    .mutation(() => stub()),
  getStatus: authedProcedure
    .input(domainId)
    .output(setupStatus)
    .query(() => stub()),
  /** Streams the status at each change and ends when the setup has ended. */
  watchSetup: authedProcedure.input(domainId).query(async function* (): AsyncGenerator<SetupStatus> {
    yield stub();
  }),
  retrySetup: authedProcedure
    .input(domainId)
    .output(setupStatus)
    .mutation(() => stub()),
  validate: authedProcedure
    .input(validateDomainInput)
    .output(domainValidation)
    .mutation(() => stub()),
  listSamples: authedProcedure.output(z.array(sampleDomain)).query(() => stub()),
});
