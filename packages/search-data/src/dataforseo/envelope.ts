import { z } from 'zod';

/**
 * Shape of every response. Both status codes count: HTTP is 200 for nearly everything. Unknown keys
 * appear over time, and any field except the code may be null.
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
          /** Echo of the request. */
          data: z.looseObject({ tag: z.string().nullish() }).nullish(),
          result: z.array(z.unknown()).nullish(),
        })
        .nullable(),
    )
    .transform((tasks) => tasks.filter((task) => task !== null))
    .nullish(),
});
export type Envelope = z.infer<typeof envelope>;
