import { z } from 'zod';

/** Whether the workspace is being edited, or somebody is to be invited, as the URL carries it. */
export const workspaceSettingsSearch = z.object({
  invite: z.literal(true).optional().catch(undefined),
  edit: z.literal(true).optional().catch(undefined),
});
