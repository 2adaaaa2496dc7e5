import { profile, sessionCheck, updateProfileInput } from '@keydence/domain';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const profileRouter = router({
  session: authedProcedure.output(sessionCheck).query(() => stub()),
  get: authedProcedure.output(profile).query(() => stub()),
  update: authedProcedure
    .input(updateProfileInput)
    .output(profile)
    .mutation(() => stub()),
});
