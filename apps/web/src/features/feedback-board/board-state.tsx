import { ErrorPanel, Panel, Refreshing } from '@keydence/ui';
import type { ReactNode } from 'react';
import { FeedbackSkeletonCards } from './feedback-skeleton-cards.tsx';
import { messages } from './messages.ts';
import type { FeedbackList, useFeedbackList } from './use-feedback-list.ts';

interface BoardStateProps {
  query: ReturnType<typeof useFeedbackList>;
  children: (list: FeedbackList) => ReactNode;
}

/** The list, or its loading or failed state. */
export function BoardState({ query, children }: BoardStateProps) {
  const { data, error, isFetching, refetch } = query;
  if (data) return <Refreshing isOn={isFetching}>{children(data)}</Refreshing>;
  if (error && !isFetching) {
    return (
      <Panel>
        <ErrorPanel
          title={messages.loadFailed}
          message={error.message}
          retryLabel={messages.tryAgain}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  }
  return (
    <div aria-busy="true">
      <FeedbackSkeletonCards />
    </div>
  );
}
