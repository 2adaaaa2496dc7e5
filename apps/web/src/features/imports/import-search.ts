import { z } from 'zod';

/** Open dialog: `new` to choose a file, or the id of an upload. */
export const importSearch = z.object({
  import: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
});
export type ImportSearch = z.output<typeof importSearch>;
