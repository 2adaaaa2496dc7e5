import { z } from 'zod';

/** Edit mode and invitation form of the settings, in the URL. */
export const workspaceSettingsSearch = z.object({
  invite: z.literal(true).optional().catch(undefined),
  edit: z.literal(true).optional().catch(undefined),
});
