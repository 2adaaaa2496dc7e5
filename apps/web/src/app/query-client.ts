import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { UploadError } from '../lib/send-file.ts';
import { isApiError, isNetworkError, retryAfterMsOf } from '../lib/trpc.ts';

const maxRetries = 2;

function statusOf(error: unknown): number | null {
  if (error instanceof UploadError) return error.status;
  return isApiError(error) ? (error.data?.httpStatus ?? null) : null;
}

/** True for a lost connection or a failing server, false for a refusal. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = statusOf(error);
  if (status !== null && status < 500) return false;
  return failureCount < maxRetries;
}

interface QueryClientOptions {
  /** Called for each 401 response. */
  onUnauthorized: (error: unknown) => void;
  /** Called with true if the server responded, with any status. */
  onReached: (isReached: boolean) => void;
  /** Milliseconds before a retry; exponential by default. */
  retryDelayMs?: number | undefined;
}

export function createQueryClient({
  onUnauthorized,
  onReached,
  retryDelayMs,
}: QueryClientOptions): QueryClient {
  const onError = (error: unknown) => {
    // The identity API fails with other errors, which do not tell whether the server responded.
    if (isApiError(error) || error instanceof UploadError) onReached(!isNetworkError(error));
    if (statusOf(error) === 401) onUnauthorized(error);
  };
  const onSuccess = () => onReached(true);
  return new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError, onSuccess }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: (failures, error) =>
          retryDelayMs ?? Math.max(retryAfterMsOf(error), Math.min(1_000 * 2 ** failures, 30_000)),
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // The data may have changed while the connection was down.
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false },
    },
  });
}
