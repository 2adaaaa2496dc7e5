import type { AppRouter } from '@keydence/api';
import { TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { UploadError } from './send-file.ts';

/** The typed hooks of every procedure. */
export const trpc = createTRPCReact<AppRouter>();

/** What the procedures take. */
export type RouterInputs = inferRouterInputs<AppRouter>;

/** What the procedures answer, as it arrives: times are ISO strings here. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export type ApiError = TRPCClientError<AppRouter>;

/** An error that the API answered with, or the failure to reach it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof TRPCClientError;
}

/** The closed code of an expected failure; null when the API was not reached. */
export function appCodeOf(error: unknown) {
  if (error instanceof UploadError) return error.code;
  return isApiError(error) ? (error.data?.appCode ?? null) : null;
}

/** Milliseconds until the server asks to be called again; 0 where it does not say. */
export function retryAfterMsOf(error: unknown): number {
  return 1_000 * ((isApiError(error) && error.data?.retryAfterSeconds) || 0);
}

/** Whether the request never got an answer: no connection, aborted or timed out. */
export function isNetworkError(error: unknown): boolean {
  return isApiError(error) && !error.data;
}

const unexplained = new Set(['internal', 'unavailable']);

/** What the server says about an expected failure; null where it was not reached, or failed itself. */
export function explanationOf(error: unknown): string | null {
  const appCode = appCodeOf(error);
  if (!isApiError(error) || appCode === null || unexplained.has(appCode)) return null;
  return error.message || null;
}
