import { z } from 'zod';
import { httpUrl, whole } from './auth-env.ts';

/** Percent-decoded values must be ASCII. */
const headerPair = /^\s*[^=\s]+=(?:[^%]|%[0-7][0-9a-fA-F])*$/;

export const operationsSettings = {
  OPS_HOST: z.string().default('127.0.0.1'),
  OPS_PORT: z.coerce
    .number<string>({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((pair) => pair.trim() !== ''))
    .refine(
      (pairs) => pairs.every((pair) => headerPair.test(pair)),
      'must be name=value pairs with commas between them',
    )
    .transform((pairs) => Object.fromEntries(pairs.map(readPair))),
  OTEL_SERVICE_NAME: z.string().default('keydence'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number<string>({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  DRAIN_DELAY_S: whole(1, { least: 0, most: 4 }),
};

/** Values may be percent-encoded, as in the OpenTelemetry specification. */
function readPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
}
