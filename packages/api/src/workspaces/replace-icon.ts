import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { replacePicture } from '../pictures/replace-picture.ts';
import { writeIcon } from './write-icon.ts';

/** Stores a file as the workspace's logo. Errors: unsupported_media_type, unavailable. */
export async function replaceIcon(ctx: WorkspaceContext, file: Uint8Array): Promise<{ url: string }> {
  return { url: await replacePicture(ctx.services, file, (url) => writeIcon(ctx, url)) };
}
