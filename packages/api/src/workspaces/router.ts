import {
  createWorkspaceInput,
  setSharingInput,
  setTimeZoneInput,
  updateWorkspaceInput,
  workspace,
  workspaceId,
  workspaceSharing,
} from '@keydence/domain';
import { z } from 'zod';
import { authedProcedure, router, workspaceProcedure } from '../trpc.ts';
import { createWorkspace } from './create-workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { getSharing } from './get-sharing.ts';
import { getWorkspace } from './get-workspace.ts';
import { listWorkspaces } from './list-workspaces.ts';
import { removeIcon } from './remove-icon.ts';
import { setSharing } from './set-sharing.ts';
import { setTimeZone } from './set-time-zone.ts';
import { updateWorkspace } from './update-workspace.ts';

export const workspacesRouter = router({
  list: authedProcedure.output(z.array(workspace)).query(({ ctx }) => listWorkspaces(ctx)),
  get: workspaceProcedure
    .input(workspaceId)
    .output(workspace)
    .query(({ ctx }) => getWorkspace(ctx)),
  create: authedProcedure
    .meta({ keys: 'unlimited' })
    .input(createWorkspaceInput)
    .output(workspace)
    .mutation(({ ctx, input }) => createWorkspace(ctx, input)),
  update: workspaceProcedure
    .input(updateWorkspaceInput)
    .output(workspace)
    .mutation(({ ctx, input }) => updateWorkspace(ctx, input)),
  delete: workspaceProcedure
    .meta({ keys: 'never' })
    .input(workspaceId)
    .mutation(({ ctx }) => deleteWorkspace(ctx)),
  getSharing: workspaceProcedure
    .input(workspaceId)
    .output(workspaceSharing)
    .query(({ ctx }) => getSharing(ctx)),
  setSharing: workspaceProcedure
    .meta({ keys: 'never' })
    .input(setSharingInput)
    .output(workspaceSharing)
    .mutation(({ ctx, input }) => setSharing(ctx, input)),
  setTimeZone: workspaceProcedure
    .meta({ keys: 'never' })
    .input(setTimeZoneInput)
    .output(workspace)
    .mutation(({ ctx, input }) => setTimeZone(ctx, input)),
  removeIcon: workspaceProcedure
    .input(workspaceId)
    .output(workspace)
    .mutation(({ ctx }) => removeIcon(ctx)),
});
