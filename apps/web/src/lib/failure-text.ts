import { isNetworkError } from './trpc.ts';

/** Fallback for a failure without a message or without a response. */
export const requestFailed = 'API request failed';

/** Response that is not from the API, such as a proxy's page. */
export const unsuccessfulResponse = 'API returned unsuccessful response';

export const checkConnection = 'Check your connection and try again.';

/**
 * Text for a failure: the response's message, or `noAnswer` and the next step if the API did not respond.
 * `noAnswer` is a sentence without its period; the default is the network error.
 */
export function failureText(error: unknown, noAnswer?: string): string {
  const message = error instanceof Error ? error.message : '';
  if (isNetworkError(error)) return `${noAnswer ?? message}. ${checkConnection}`;
  return message || (noAnswer ?? requestFailed);
}
