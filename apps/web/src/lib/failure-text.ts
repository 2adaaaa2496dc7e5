import { isNetworkError } from './trpc.ts';

/** Fallback for a failure without a message or without a response. */
export const requestFailed = 'API request failed';

/** Cause of a failure with a response that is not from the API, such as a proxy's page. */
export const unsuccessfulResponse = 'API returned unsuccessful response';

export const checkConnection = 'Check your connection and try again.';

/** Message of a request without a response from the API, with the next step. */
export const unansweredText = `${requestFailed}. ${checkConnection}`;

/**
 * Text for a failure: the response's message, or `noAnswer` and the next step if the API did not respond.
 * `noAnswer` is a sentence without its period.
 */
export function failureText(error: unknown, noAnswer: string = requestFailed): string {
  if (isNetworkError(error)) return `${noAnswer}. ${checkConnection}`;
  return (error instanceof Error && error.message) || noAnswer;
}
