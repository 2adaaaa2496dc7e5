import { EmptyState, ErrorPanel, Panel, Refreshing, SectionHeading } from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { BackLink } from '../../lib/back-link.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { appCodeOf } from '../../lib/trpc.ts';
import { Corrections } from './corrections.tsx';
import { PageGroups } from './page-groups.tsx';
import { pageTexts as texts } from './page-messages.ts';
import { ServingPages } from './serving-pages.tsx';
import { TopicActions } from './topic-actions.tsx';
import { TopicHeadline } from './topic-headline.tsx';
import classes from './topics.module.css';
import { useTopic } from './use-topic.ts';

interface TopicPageProps {
  topicId: string;
  /** Called when the topic was merged into another one, which is shown next. */
  onMoved: (topicId: string) => void;
}

/** One topic: its figures, its pages, its keywords by page, and its corrections. */
export function TopicPage({ topicId, onMoved }: TopicPageProps) {
  const { data: topic, error, isFetching, refetch } = useTopic(topicId);
  const movedTo = topic && topic.id !== topicId ? topic.id : null;
  useEffect(() => {
    if (movedTo !== null) onMoved(movedTo);
  }, [movedTo, onMoved]);
  return (
    <>
      <BackLink to="/dashboard" search={{ section: 'topics' }}>
        {texts.back}
      </BackLink>
      {topic ? (
        <Refreshing isOn={isFetching}>
          <SectionHeading
            order={1}
            title={topic.name}
            actions={<TopicActions topic={topic} onMerged={onMoved} />}
          />
          <TopicHeadline topic={topic} />
          <ServingPages topic={topic} />
          <PageGroups topic={topic} />
          <Corrections topicId={topic.id} />
        </Refreshing>
      ) : (
        <Pending error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface PendingProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** State without a topic: loading, deleted or failed. */
function Pending({ error, isFetching, onRetry }: PendingProps) {
  if (!error || isFetching) {
    return (
      <div aria-busy="true" className={classes.pending}>
        {[44, 120, 160, 420].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    );
  }
  const isGone = appCodeOf(error) === 'not_found';
  return (
    <Panel>
      {isGone ? (
        <EmptyState title={texts.gone}>{texts.goneHint}</EmptyState>
      ) : (
        <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={onRetry} />
      )}
    </Panel>
  );
}
