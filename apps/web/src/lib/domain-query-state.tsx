import type { DataSourceName } from '@keydence/domain';
import { BrandLoader, OfflinePanel, Panel } from '@keydence/ui';
import type { ComponentType, ReactNode } from 'react';
import { failureText } from './failure-text.ts';
import { SetupEnded } from './setup-ended.tsx';
import { SetupProgress } from './setup-progress.tsx';
import { appCodeOf, retryAfterMsOf } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** Fields of a query result that domain screens use. */
export interface DomainQuery<Data> {
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  /** True if the request waits for a connection. */
  isPaused?: boolean;
  refetch: () => unknown;
}

export interface LoadErrorProps {
  message: string;
  /** Cause of the failure, for screens with their own error texts. */
  error: unknown;
  onRetry: () => void;
}

interface DomainQueryStateProps<Data> {
  query: DomainQuery<Data>;
  /** Failed state of the screen. */
  error: ComponentType<LoadErrorProps>;
  /** Sentence without its period for a failure without an API response. */
  noAnswer?: string;
  /** Skeleton in the size of the content. */
  loading?: ReactNode;
  /** Shown above the progress while the domain's setup runs. */
  notReady?: ReactNode;
  /** True if the screen also works without a source of figures. */
  needsNoFigures?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * States of a screen with figures of one tracked domain. A running setup is not an error, and a domain
 * without a source of figures explains how to add one.
 */
export function DomainQueryState<Data extends { dataSource: DataSourceName | null }>(
  props: DomainQueryStateProps<Data>,
) {
  const { query, error: LoadError, noAnswer, loading, notReady, needsNoFigures = false, children } = props;
  const { domain } = useSelection();
  if (domain && appCodeOf(query.error) === 'domain_setup_in_progress') {
    return (
      <>
        {notReady}
        <Panel label="Domain setup">
          <SetupProgress
            domainId={domain.id}
            domainName={domain.domainName}
            retryAfterMs={retryAfterMsOf(query.error)}
          />
        </Panel>
      </>
    );
  }
  if (query.data === undefined) {
    if (query.isPaused) {
      return (
        <Panel>
          <OfflinePanel />
        </Panel>
      );
    }
    if (query.error && !query.isFetching) {
      return (
        <Panel>
          <LoadError
            message={failureText(query.error, noAnswer)}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </Panel>
      );
    }
    return loading ? <div aria-busy="true">{loading}</div> : <BrandLoader />;
  }
  if (domain && query.data.dataSource === null && !needsNoFigures)
    return <SetupEnded domain={{ ...domain, dataSource: null }} />;
  return <>{children(query.data)}</>;
}
