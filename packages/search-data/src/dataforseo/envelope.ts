import { z } from 'zod';

/**
 * The form of every answer. Both status codes count: HTTP says 200 for nearly everything. Unknown keys appear over
 * time, and anything but the code may be null.
 */
export const envelope = z.looseObject({
  status_code: z.number().int(),
  status_message: z.string().nullish(),
  cost: z.number().nullish(),
  tasks: z
    .array(
      z.looseObject({
        status_code: z.number().int(),
        status_message: z.string().nullish(),
        cost: z.number().nullish(),
        result: z.array(z.unknown()).nullish(),
      }),
    )
    .nullish(),
});
export type Envelope = z.infer<typeof envelope>;
