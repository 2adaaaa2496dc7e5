import { AuthError } from '@keydence/identity';
import type { Context } from 'hono';
import type { z } from 'zod';
import { bodyTooLarge } from './error-response.ts';

/** The JSON body; a field of a wrong type is answered like unreadable JSON, as the contract has it. */
export async function readBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'BodyLimitError') throw bodyTooLarge();
    return undefined;
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
}
