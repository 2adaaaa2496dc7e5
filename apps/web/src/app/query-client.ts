import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { UploadError } from './send-file.ts';
import { isApiError, isNetworkError, retryAfterMsOf } from './trpc.ts';

const maxRetries = 2;

function statusOf(error: unknown): number | null {
  if (error instanceof UploadError) return error.status;
  return isApiError(error) ? (error.data?.httpStatus ?? null) : null;
}

/** Asking again helps against a lost connection or a failing server, never against a refusal. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  const status = statusOf(error);
  if (status !== null && status < 500) return false;
  return failureCount < maxRetries;
}

interface QueryClientOptions {
  /** Called with each answer 401. */
  onUnauthorized: (error: unknown) => void;
  /** Called with whether the server answered at all. */
  onReached: (isReached: boolean) => void;
  /** The pause before asking again; growing ones when left out. */
  retryDelayMs?: number | undefined;
}

export function createQueryClient({
  onUnauthorized,
  onReached,
  retryDelayMs,
}: QueryClientOptions): QueryClient {
  const onError = (error: unknown) => {
    onReached(!isNetworkError(error));
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
        // Nobody knows what happened while the connection was away.
        refetchOnReconnect: 'always',
      },
      mutations: { retry: false },
    },
  });
}
