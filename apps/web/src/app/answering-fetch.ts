import { requestFailed, unsuccessfulResponse } from './failure-text.ts';

/**
 * `fetch` that fails in words for people: a request without an answer and an answer that is not the API's, whose
 * causes every browser words differently. What was aborted on purpose stays an abortion.
 */
export function answeringFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init).catch((cause: unknown) => {
      if (init?.signal?.aborted) throw cause;
      throw new Error(requestFailed, { cause });
    });
    if (!response.headers.get('content-type')?.includes('json')) throw new Error(unsuccessfulResponse);
    return response;
  };
}
