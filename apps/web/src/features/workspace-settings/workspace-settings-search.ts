import { z } from 'zod';

/** Whether the workspace is being edited, as the URL carries it. */
export const workspaceSettingsSearch = z.object({
  edit: z.literal(true).optional().catch(undefined),
});
