import { createWorkspaceInput, updateWorkspaceInput, workspace, workspaceId } from '@keydence/domain';
import { z } from 'zod';
import { stub } from '../stub.ts';
import { authedProcedure, router } from '../trpc.ts';

export const workspacesRouter = router({
  list: authedProcedure.output(z.array(workspace)).query(() => stub()),
  get: authedProcedure
    .input(workspaceId)
    .output(workspace)
    .query(() => stub()),
  create: authedProcedure
    .input(createWorkspaceInput)
    .output(workspace)
    .mutation(() => stub()),
  update: authedProcedure
    .input(updateWorkspaceInput)
    .output(workspace)
    .mutation(() => stub()),
});
