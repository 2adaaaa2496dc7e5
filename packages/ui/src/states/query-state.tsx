import type { ReactNode } from 'react';
import { BeatLoader } from '../brand/beat-loader.tsx';
import { ErrorPanel } from './error-panel.tsx';

/** The part of a query's result that the four states need; TanStack Query results fit as they are. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** Title of the error panel; the error's message stands below it. */
  errorTitle: string;
  /** A skeleton of the size of what comes. */
  loading?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** Shown when `isEmpty` says so: an `EmptyState`. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The four states of every screen: loading, error with retry, empty, loaded. Data that is already there stays
 * visible while it is refreshed or when a refresh fails.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, errorTitle, loading, isEmpty, empty, children } = props;
  if (query.data === undefined) {
    if (query.error && !query.isFetching) {
      return <ErrorPanel title={errorTitle} message={query.error.message} onRetry={() => query.refetch()} />;
    }
    return loading ? <div aria-busy="true">{loading}</div> : <BeatLoader />;
  }
  if (isEmpty?.(query.data)) return <>{empty}</>;
  return <>{children(query.data)}</>;
}
