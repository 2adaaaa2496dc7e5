import { z } from 'zod';
import { whole } from './auth-env.ts';

/** Settings for those who run several processes and watch them. */
export const operationsSettings = {
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: z.coerce
    .number<string>({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .optional(),
  DRAIN_DELAY_S: whole(1, { least: 0, most: 4 }),
};
