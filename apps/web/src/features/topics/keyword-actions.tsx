import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { TopicTargetDialog } from '../../lib/topic-target-dialog.tsx';
import { useCorrection } from '../../lib/use-correction.ts';
import { NameDialog } from './name-dialog.tsx';
import { pageTexts, actionTexts as texts } from './page-messages.ts';
import classes from './topics.module.css';
import type { TopicDetails } from './use-topic.ts';

interface KeywordActionsProps {
  topic: TopicDetails;
  selected: ReadonlySet<string>;
  /** Called when the selected keywords have left the topic, or to clear the selection. */
  onDone: () => void;
}

/** Actions on the selected keywords of a topic. Renders nothing without a selection. */
export function KeywordActions({ topic, selected, onDone }: KeywordActionsProps) {
  const { correct, isPending } = useCorrection();
  const [dialog, setDialog] = useState<'split' | 'move' | null>(null);
  const close = () => setDialog(null);
  const keywordIds = [...selected];
  const count = keywordIds.length;
  const done = () => {
    close();
    onDone();
  };
  const move = (topicId: string | null, onError?: (error: unknown) => void) =>
    correct({
      send: (client, domainId) => client.topics.moveKeywords.mutate({ domainId, keywordIds, topicId }),
      message: topicId === null ? texts.setAlone(count) : texts.moved(count),
      onDone: done,
      ...(onError && { onError }),
    });
  const split = (name: string, onError: (error: unknown) => void) =>
    correct({
      send: (client, domainId) =>
        client.topics.split.mutate({ domainId, topicId: topic.id, keywordIds, ...(name && { name }) }),
      message: texts.splitOff(count),
      onDone: done,
      onError,
    });
  if (count === 0) return null;
  return (
    <Allowed>
      <section className={classes.selection} aria-label={pageTexts.selection}>
        <p role="status">{pageTexts.selected(count)}</p>
        <Button onClick={() => setDialog('split')}>{texts.split}</Button>
        <Button variant="default" onClick={() => setDialog('move')}>
          {texts.move}
        </Button>
        <Button variant="default" loading={isPending && dialog === null} onClick={() => move(null)}>
          {texts.alone}
        </Button>
        <Button variant="default" leftSection={<IconX size={16} stroke={1.5} aria-hidden />} onClick={onDone}>
          {pageTexts.clearSelection}
        </Button>
      </section>
      <NameDialog
        isOpen={dialog === 'split'}
        title={texts.splitTitle(count)}
        label={texts.newName}
        hint={texts.newNameHint}
        submitLabel={texts.doSplit}
        isBusy={isPending}
        onSubmit={split}
        onClose={close}
      />
      <TopicTargetDialog
        isOpen={dialog === 'move'}
        title={texts.moveTitle(count)}
        submitLabel={texts.doMove}
        exceptId={topic.id}
        isBusy={isPending}
        onSubmit={move}
        onClose={close}
      />
    </Allowed>
  );
}
