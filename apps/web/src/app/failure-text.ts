import { isNetworkError } from './trpc.ts';

/** A failure whose answer has no message of its own, or that has no answer. */
export const requestFailed = 'API request failed';

/** An answer that is none of the API's, such as a proxy's page. */
export const unsuccessfulResponse = 'API returned unsuccessful response';

export const checkConnection = 'Check your connection and try again.';

/**
 * What to say about a failure: the answer's own message, or `noAnswer` and the next step when the API did not answer.
 * `noAnswer` is a sentence without its full stop; left out, it is what the request ended in.
 */
export function failureText(error: unknown, noAnswer?: string): string {
  const message = error instanceof Error ? error.message : '';
  if (isNetworkError(error)) return `${noAnswer ?? message}. ${checkConnection}`;
  return message || (noAnswer ?? requestFailed);
}
