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
      z
        .looseObject({
          id: z.string().nullish(),
          status_code: z.number().int(),
          status_message: z.string().nullish(),
          cost: z.number().nullish(),
          /** The echo of what was asked. */
          data: z.looseObject({ tag: z.string().nullish() }).nullish(),
          result: z.array(z.unknown()).nullish(),
        })
        .nullable(),
    )
    .transform((tasks) => tasks.filter((task) => task !== null))
    .nullish(),
});
export type Envelope = z.infer<typeof envelope>;
