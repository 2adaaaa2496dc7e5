import { ErrorPanel, Paging, Panel } from '@keydence/ui';
import { Button, Skeleton, Title } from '@mantine/core';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { useDates } from '../../lib/dates.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { focusContent } from '../../lib/focus-content.ts';
import { useCorrection } from '../../lib/use-correction.ts';
import { describeCorrection, historyTexts as texts } from './page-messages.ts';
import classes from './topics.module.css';
import { correctionsPageSize, type TopicCorrection, useCorrections } from './use-topic.ts';

/** Members' corrections of a topic, newest first; each active one can be undone. */
export function Corrections({ topicId }: { topicId: string }) {
  const [page, setPage] = useState(1);
  const query = useCorrections(topicId, page);
  const { undo, isPending } = useCorrection();
  return (
    <Panel className={classes.block ?? ''}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <History query={query} isBusy={isPending} onUndo={undo} />
      {(query.data?.pagination.total ?? 0) > correctionsPageSize ? (
        <Paging
          page={page}
          limit={correctionsPageSize}
          total={query.data?.pagination.total ?? 0}
          onChange={setPage}
        />
      ) : null}
    </Panel>
  );
}

interface HistoryProps {
  query: ReturnType<typeof useCorrections>;
  isBusy: boolean;
  onUndo: (correctionId: string) => void;
}

function History({ query: { data, error, isFetching, refetch }, isBusy, onUndo }: HistoryProps) {
  if (data === undefined) {
    if (!error || isFetching) return <Skeleton height={64} mt="sm" />;
    return (
      <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={() => void refetch()} />
    );
  }
  if (data.data.length === 0) return <p className={classes.about}>{texts.none}</p>;
  return (
    <ul className={classes.history} aria-label={texts.title}>
      {data.data.map((correction) => (
        <Line key={correction.id} correction={correction} isBusy={isBusy} onUndo={onUndo} />
      ))}
    </ul>
  );
}

interface LineProps {
  correction: TopicCorrection;
  isBusy: boolean;
  onUndo: (correctionId: string) => void;
}

function Line({ correction, isBusy, onUndo }: LineProps) {
  const dates = useDates();
  const text = describeCorrection(correction);
  return (
    <li>
      <span>
        {text}{' '}
        <span className={classes.quiet}>
          {texts.by(correction.madeBy)}, {dates.moment(correction.madeAt)}
        </span>
      </span>
      {correction.undoneAt === null ? (
        <Allowed>
          <Button
            variant="default"
            size="compact-sm"
            mih={32}
            aria-label={texts.undoOf(text)}
            aria-disabled={isBusy}
            onClick={() => {
              focusContent();
              onUndo(correction.id);
            }}
          >
            {texts.undo}
          </Button>
        </Allowed>
      ) : (
        <span className={classes.quiet}>{texts.undone}</span>
      )}
    </li>
  );
}
