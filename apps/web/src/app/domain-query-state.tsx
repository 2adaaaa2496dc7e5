import type { DataSourceName } from '@keydence/domain';
import { BeatLoader, Panel } from '@keydence/ui';
import type { ComponentType, ReactNode } from 'react';
import { failureText } from './failure-text.ts';
import { SetupEnded } from './setup-ended.tsx';
import { SetupProgress } from './setup-progress.tsx';
import { appCodeOf, retryAfterMsOf } from './trpc.ts';
import { useSelection } from './use-selection.tsx';

/** The part of a query's result that the screens of a domain use. */
export interface DomainQuery<Data> {
  data: Data | undefined;
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadErrorProps {
  message: string;
  /** What failed, for screens that have words of their own for it. */
  error: unknown;
  onRetry: () => void;
}

interface DomainQueryStateProps<Data> {
  query: DomainQuery<Data>;
  /** The failed state of the screen. */
  error: ComponentType<LoadErrorProps>;
  /** What failed, as a sentence without its full stop, for when the API did not answer. */
  noAnswer?: string;
  /** A skeleton of the size of what comes. */
  loading?: ReactNode;
  /** Stands above the progress while the domain's setup still runs. */
  notReady?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * The states of a screen that shows the numbers of one tracked domain. A domain whose setup still runs is not an
 * error, and one without a source of numbers says how to get one.
 */
export function DomainQueryState<Data extends { dataSource: DataSourceName | null }>(
  props: DomainQueryStateProps<Data>,
) {
  const { query, error: LoadError, noAnswer, loading, notReady, children } = props;
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
    return loading ? <div aria-busy="true">{loading}</div> : <BeatLoader />;
  }
  if (domain && query.data.dataSource === null)
    return <SetupEnded domain={{ ...domain, dataSource: null }} />;
  return <>{children(query.data)}</>;
}
