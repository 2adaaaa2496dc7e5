import { AuthError } from '@keydence/identity';
import type { Context } from 'hono';
import type { z } from 'zod';
import { bodyTooLarge } from './error-response.ts';
import { requireStorable } from './require-storable.ts';

/**
 * Parses the JSON body; a field of a wrong type counts as unreadable JSON.
 * @throws AuthError 400 `bad_json`, or `validation_failed` for text that cannot be stored.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'BodyLimitError') throw bodyTooLarge();
    return undefined;
  });
  requireStorable(body);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}

/** Reads a form. @throws AuthError 400 `validation_failed` for text that cannot be stored. */
export async function readForm(c: Context): Promise<URLSearchParams> {
  const form = new URLSearchParams(await c.req.text());
  requireStorable(Object.fromEntries(form));
  return form;
}

/** Like `readBody`; a missing body counts as `{}`. */
export async function readOptionalBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const isSent =
    c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0;
  return isSent ? readBody(c, schema) : schema.parse({});
}
