import type { AuthedContext } from '../context.ts';
import { replacePicture } from '../pictures/replace-picture.ts';
import { writeAvatar } from './write-avatar.ts';

/** Stores a file as the caller's profile picture. Errors: unsupported_media_type, unavailable. */
export async function replaceAvatar(
  ctx: AuthedContext,
  file: Uint8Array,
): Promise<{ profilePictureUrl: string }> {
  const profilePictureUrl = await replacePicture(ctx.services, file, (url) => writeAvatar(ctx, url));
  return { profilePictureUrl };
}
