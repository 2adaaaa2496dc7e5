import { profile, sessionCheck, updateProfileInput } from '@keydence/domain';
import { authedProcedure, router, sessionProcedure } from '../trpc.ts';
import { getProfile } from './get-profile.ts';
import { removeAvatar } from './remove-avatar.ts';
import { updateProfile } from './update-profile.ts';

export const profileRouter = router({
  session: authedProcedure
    .output(sessionCheck)
    .query(({ ctx }) => ({ userId: ctx.caller.userId, email: ctx.caller.email })),
  get: authedProcedure.output(profile).query(({ ctx }) => getProfile(ctx)),
  update: sessionProcedure
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  removeAvatar: sessionProcedure.output(profile).mutation(({ ctx }) => removeAvatar(ctx)),
});
