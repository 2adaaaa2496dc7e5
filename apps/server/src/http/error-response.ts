import { errorTable } from '@keydence/api';
import type { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { toSnakeCase } from '../rest/wire-names.ts';
import type { AppEnv } from './api-context.ts';

/** The error body of part 3 (Errors); the paths of its fields are the wire's. */
export function respondWithError(c: Context<AppEnv>, error: AppError): Response {
  const { errors, retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  const names = c.get('inputNames') ?? {};
  const fields = errors?.map(({ path, message }) => ({
    path: path
      .split('.')
      .map((name) => names[name] ?? toSnakeCase(name))
      .join('.'),
    message,
  }));
  return c.json(
    { success: false, message: error.message, code: error.code, ...(fields && { errors: fields }) },
    errorTable[error.code].http as ContentfulStatusCode,
  );
}
