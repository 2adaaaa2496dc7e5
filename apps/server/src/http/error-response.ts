import { STATUS_CODES } from 'node:http';
import { errorTable } from '@keydence/api';
import type { AppError } from '@keydence/domain';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './api-context.ts';
import { toSnakeCase } from './wire-names.ts';

const problemType = 'application/problem+json';

/**
 * The REST error body: `success` false, `message` for people, `code` for programs, `request_id` for
 * the log and, for invalid input, `errors` by field in wire names. Clients that accept problem
 * details also get those fields (RFC 9457).
 */
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
  const status = errorTable[error.code].http as ContentfulStatusCode;
  const body = {
    success: false,
    message: error.message,
    code: error.code,
    request_id: c.get('requestId'),
    ...(fields && { errors: fields }),
  };
  if (!c.req.header('accept')?.includes(problemType)) return c.json(body, status);
  const problem = { type: 'about:blank', title: STATUS_CODES[status], status, detail: error.message };
  return c.body(JSON.stringify({ ...problem, ...body }), status, { 'Content-Type': problemType });
}
