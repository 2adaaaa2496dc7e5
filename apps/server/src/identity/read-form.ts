import { AuthError } from '@keydence/identity';
import type { Context } from 'hono';

/** The fields of a form or of flat JSON, as OAuth clients send them; throws `invalid_request` for a repeated field. */
export async function readFields(c: Context): Promise<Record<string, string>> {
  const text = await c.req.text();
  if (c.req.header('content-type')?.includes('application/json')) return readJson(text);
  return readOnce(new URLSearchParams(text));
}

/** Each field once: two values for one name are read differently by different programs. */
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
    // Answered below.
  }
  throw invalidRequest('Could not parse request body as JSON');
}

function invalidRequest(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message, { oauthError: 'invalid_request' });
}
