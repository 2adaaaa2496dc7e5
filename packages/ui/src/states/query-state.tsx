import type { ReactNode } from 'react';
import { BrandLoader } from '../brand/brand-loader.tsx';
import { Panel } from '../layout/panel.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { OfflinePanel } from './offline-panel.tsx';

/** The part of a query result that the four states need; TanStack Query results fit. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  /** True if the request waits for a connection. */
  isPaused?: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** Title of the error panel; the error's message is below it. */
  errorTitle: string;
  /** Frames the error; omit it inside a panel. */
  isFramed?: boolean;
  /** A skeleton with the size of the content. */
  loading?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  /** An `EmptyState`, shown if `isEmpty` returns true. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

const offline = <OfflinePanel />;

/**
 * The four states of a screen: loading, error with retry, empty, loaded. Loaded data stays visible
 * during a refresh and after a failed one.
 */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, errorTitle, isFramed = false, loading, isEmpty, empty, children } = props;
  if (query.data === undefined) {
    if (query.isPaused) return isFramed ? <Panel>{offline}</Panel> : offline;
    if (query.error && !query.isFetching) {
      const panel = (
        <ErrorPanel title={errorTitle} message={query.error.message} onRetry={() => query.refetch()} />
      );
      return isFramed ? <Panel>{panel}</Panel> : panel;
    }
    return loading ? <div aria-busy="true">{loading}</div> : <BrandLoader />;
  }
  if (isEmpty?.(query.data)) return <>{empty}</>;
  return <>{children(query.data)}</>;
}
