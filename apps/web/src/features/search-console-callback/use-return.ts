import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../app/trpc.ts';

/** What Google's return carries; a refusal has an `error` instead of the code. */
export interface GoogleReturn {
  state: string;
  code: string;
}

/** Hands the return over once; it counts once, so it is never asked for again. */
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
