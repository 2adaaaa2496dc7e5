import { z } from 'zod';

/** Layout of rows in the URL. Omitted: the reader's last choice. */
export const gridSearch = z.object({
  layout: z.enum(['cards', 'table']).optional().catch(undefined),
  /** Keys of the columns of the table, joined by dots. */
  columns: z.coerce
    .string<string>()
    .regex(/^[a-z0-9]+(\.[a-z0-9]+){0,29}$/)
    .optional()
    .catch(undefined),
  density: z.enum(['compact', 'comfortable', 'touch']).optional().catch(undefined),
});
export type GridSearch = z.output<typeof gridSearch>;
