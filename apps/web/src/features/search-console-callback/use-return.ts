import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';

/** Parameters of Google's redirect; a refusal has an `error` instead of the code. */
export interface GoogleReturn {
  state: string;
  code: string;
}

/** Submits the redirect once; it is valid only once, so it is never retried. */
export function useReturn({ state, code }: GoogleReturn) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['search-console-return', state],
    enabled: state !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => client.searchConsole.finish.mutate({ state, code: code || null }),
  });
}
