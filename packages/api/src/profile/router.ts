import { profile, sessionCheck, updateProfileInput } from '@keydence/domain';
import { hidesPeople } from '../access/require-key-access.ts';
import { authedProcedure, router, sessionProcedure } from '../trpc.ts';
import { getProfile } from './get-profile.ts';
import { removeAvatar } from './remove-avatar.ts';
import { updateProfile } from './update-profile.ts';

export const profileRouter = router({
  session: authedProcedure.output(sessionCheck).query(({ ctx: { caller } }) => ({
    userId: caller.userId,
    email: hidesPeople(caller) ? '' : caller.email,
  })),
  get: authedProcedure
    .meta({ isAboutPeople: true })
    .output(profile)
    .query(({ ctx }) => getProfile(ctx)),
  update: sessionProcedure
    .input(updateProfileInput)
    .output(profile)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  removeAvatar: sessionProcedure.output(profile).mutation(({ ctx }) => removeAvatar(ctx)),
});
