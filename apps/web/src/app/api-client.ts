import type { AppRouter } from '@keydence/api';
import { maxCallsAtOnce } from '@keydence/domain';
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from '@trpc/client';
import { answeringFetch } from './answering-fetch.ts';

interface ApiClientOptions {
  url: string;
  /** Bearer token of the session; null without a session. */
  getAccessToken: () => Promise<string | null>;
  fetch?: typeof fetch;
}

/** Typed API client. Progress is streamed; all other calls are batched and cacheable. */
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
