import { z } from 'zod';

/** The open dialog: `new` for choosing a file, or the id of an upload. */
export const importSearch = z.object({
  import: z
    .union([z.literal('new'), z.uuid()])
    .optional()
    .catch(undefined),
});
export type ImportSearch = z.output<typeof importSearch>;
