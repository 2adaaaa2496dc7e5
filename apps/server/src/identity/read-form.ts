import { AuthError } from '@keydence/identity';
import type { Context } from 'hono';

/**
 * Fields of a form or flat JSON, as OAuth clients send them; throws `invalid_request` for a
 * repeated field.
 */
export async function readFields(c: Context): Promise<Record<string, string>> {
  const text = await c.req.text();
  if (c.req.header('content-type')?.includes('application/json')) return readJson(text);
  return readOnce(new URLSearchParams(text));
}

/** Refuses repeated fields, because programs differ in which value they read. */
export function readOnce(params: URLSearchParams): Record<string, string> {
  const fields = Object.fromEntries(params);
  if (Object.keys(fields).length === params.size) return fields;
  throw invalidRequest('a parameter was sent twice');
}

function readJson(text: string): Record<string, string> {
  try {
    const fields: unknown = JSON.parse(text);
    if (typeof fields === 'object' && fields !== null)
      return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));
  } catch {
    // Handled below.
  }
  throw invalidRequest('Could not parse request body as JSON');
}

function invalidRequest(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message, { oauthError: 'invalid_request' });
}
