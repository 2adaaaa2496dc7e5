import type { Workspace } from '@keydence/domain';
import type { WorkspaceContext } from '../access/get-workspace-scope.ts';
import { removePicture } from '../pictures/remove-picture.ts';
import { getWorkspace } from './get-workspace.ts';
import { writeIcon } from './write-icon.ts';

export async function removeIcon(ctx: WorkspaceContext): Promise<Workspace> {
  await removePicture(ctx.services, await writeIcon(ctx, null));
  return getWorkspace(ctx);
}
