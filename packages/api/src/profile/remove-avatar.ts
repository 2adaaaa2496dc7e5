import type { Profile } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import { removePicture } from '../pictures/remove-picture.ts';
import { getProfile } from './get-profile.ts';
import { writeAvatar } from './write-avatar.ts';

export async function removeAvatar(ctx: AuthedContext): Promise<Profile> {
  await removePicture(ctx.services, await writeAvatar(ctx, null));
  return getProfile(ctx);
}
