import type { AppRouter } from '@keydence/api';
import { maxCallsAtOnce } from '@keydence/domain';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import { answeringFetch } from './answering-fetch.ts';

interface ApiClientOptions {
  url: string;
  /** The bearer token of the session, if there is one. */
  getAccessToken: () => Promise<string | null>;
  fetch?: typeof fetch;
}

/** The typed client. Progress comes as a stream; everything else in batches that stay cacheable. */
export function createApiClient({ url, getAccessToken, fetch = window.fetch }: ApiClientOptions) {
  const options = {
    url,
    maxItems: maxCallsAtOnce,
    headers: async () => {
      const accessToken = await getAccessToken();
      return accessToken ? { authorization: `Bearer ${accessToken}` } : {};
    },
    fetch: answeringFetch(fetch),
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => path.includes('.watch'),
        true: httpBatchStreamLink(options),
        false: httpBatchLink(options),
      }),
    ],
  });
}
export type ApiClient = ReturnType<typeof createApiClient>;
