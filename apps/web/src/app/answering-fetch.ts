import { requestFailed, unsuccessfulResponse } from '../lib/failure-text.ts';

/**
 * `fetch` with readable errors for a missing response and for a response that is not from the API; browsers
 * word these causes differently. An intended abort stays an abort.
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
