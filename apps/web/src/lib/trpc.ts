import type { AppRouter } from '@keydence/api';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { UploadError } from './send-file.ts';

/** Typed hooks of every procedure. */
export const trpc = createTRPCReact<AppRouter>();

/** Inputs of the procedures. */
export type RouterInputs = inferRouterInputs<AppRouter>;

/** Outputs of the procedures as received: times are ISO strings. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export type ApiError = TRPCClientError<AppRouter>;

/** True for an API error and for a failure to reach the API. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof TRPCClientError;
}

/** Error code of an expected failure; null if the API was not reached. */
export function appCodeOf(error: unknown) {
  if (error instanceof UploadError) return error.code;
  return isApiError(error) ? (error.data?.appCode ?? null) : null;
}

/** Milliseconds until the server allows a retry; 0 if unspecified. */
export function retryAfterMsOf(error: unknown): number {
  return 1_000 * ((isApiError(error) && error.data?.retryAfterSeconds) || 0);
}

/** True if the request got no response: no connection, aborted or timed out. */
export function isNetworkError(error: unknown): boolean {
  return isApiError(error) && !error.data;
}

const unexplained = new Set(['internal', 'unavailable']);

/** Server's message for an expected failure; null if the server failed or was not reached. */
export function explanationOf(error: unknown): string | null {
  const appCode = appCodeOf(error);
  if (!isApiError(error) || appCode === null || unexplained.has(appCode)) return null;
  return error.message || null;
}
