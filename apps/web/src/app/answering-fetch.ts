import { unansweredText, unsuccessfulResponse } from '../lib/failure-text.ts';

/**
 * `fetch` with readable errors for a missing response and for a response that is not from the API; browsers
 * word these causes differently. An intended abort stays an abort.
 */
export function answeringFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init).catch((cause: unknown) => {
      if (init?.signal?.aborted) throw cause;
      throw new Error(unansweredText, { cause });
    });
    if (!(await isOfApi(response))) {
      throw new Error(unansweredText, { cause: new Error(unsuccessfulResponse) });
    }
    return response;
  };
}

/** False for a page, and for the JSON of an error by a server in front of the API. */
async function isOfApi(response: Response): Promise<boolean> {
  if (!response.headers.get('content-type')?.includes('json')) return false;
  if (response.ok) return true;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body !== 'object' || body === null || Array.isArray(body) || 'error' in body || '0' in body;
}
