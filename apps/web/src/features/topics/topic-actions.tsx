import { Button, Menu } from '@mantine/core';
import { IconDots, IconEye, IconEyeOff, IconGitMerge, IconPencil, IconPin } from '@tabler/icons-react';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { BriefLink } from '../../lib/brief-link.tsx';
import { correctionTexts } from '../../lib/correction-messages.ts';
import { FoldedActions } from '../../lib/folded-actions.tsx';
import { TopicTargetDialog } from '../../lib/topic-target-dialog.tsx';
import { useCorrection } from '../../lib/use-correction.ts';
import { NameDialog } from './name-dialog.tsx';
import { actionTexts as texts } from './page-messages.ts';
import type { TopicDetails } from './use-topic.ts';

interface TopicActionsProps {
  topic: TopicDetails;
  /** Called when the topic was merged into another one. */
  onMerged: (topicId: string) => void;
}

/** Members' corrections of a topic. */
export function TopicActions({ topic, onMerged }: TopicActionsProps) {
  const { correct, isPending } = useCorrection();
  const [dialog, setDialog] = useState<'rename' | 'merge' | null>(null);
  const close = () => setDialog(null);
  const { id: topicId, isPinned, isHidden, name } = topic;
  const rename = (given: string | null, onError?: (error: unknown) => void) =>
    correct({
      send: (client, domainId) => client.topics.rename.mutate({ domainId, topicId, name: given }),
      message: given === null ? texts.nameReset : texts.renamed(given),
      onDone: close,
      ...(onError && { onError }),
    });
  const merge = (into: string, onError: (error: unknown) => void) =>
    correct({
      send: (client, domainId) =>
        client.topics.merge.mutate({ domainId, topicId: into, absorbedIds: [topicId] }),
      message: texts.merged,
      onDone: () => {
        close();
        onMerged(into);
      },
      onError,
    });
  const pin = () =>
    correct({
      send: (client, domainId) => client.topics.pin.mutate({ domainId, topicId, isPinned: !isPinned }),
      message: isPinned ? texts.unpinned : texts.pinned,
    });
  const hide = () =>
    correct({
      send: (client, domainId) => client.topics.hide.mutate({ domainId, topicId, isHidden: !isHidden }),
      message: isHidden ? texts.unhid : texts.hid,
    });
  const vote = (choice: 'ours' | 'not_ours') =>
    correct({
      send: (client, domainId) => client.topics.vote.mutate({ domainId, topicId, vote: choice }),
      message: choice === 'ours' ? correctionTexts.votedOurs(name) : correctionTexts.votedNotOurs(name),
    });
  return (
    <Allowed>
      <FoldedActions first={<BriefLink kind="topic" id={topicId} text={name} size="sm" />}>
        <Button
          variant="default"
          leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />}
          onClick={() => setDialog('rename')}
        >
          {texts.rename}
        </Button>
        <Button
          variant="default"
          leftSection={<IconGitMerge size={16} stroke={1.5} aria-hidden />}
          onClick={() => setDialog('merge')}
        >
          {texts.merge}
        </Button>
        <Button variant="default" leftSection={<IconPin size={16} stroke={1.5} aria-hidden />} onClick={pin}>
          {isPinned ? texts.unpin : texts.pin}
        </Button>
        <Menu position="bottom-end" returnFocus>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} stroke={1.5} aria-hidden />}>
              {texts.more}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => vote('ours')}>{texts.ours}</Menu.Item>
            <Menu.Item onClick={() => vote('not_ours')}>{texts.notOurs}</Menu.Item>
            <Menu.Item
              leftSection={
                isHidden ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />
              }
              onClick={hide}
            >
              {isHidden ? texts.unhide : texts.hide}
            </Menu.Item>
            {topic.givenName === null ? null : (
              <Menu.Item onClick={() => rename(null)}>{texts.resetName}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      </FoldedActions>
      <NameDialog
        isOpen={dialog === 'rename'}
        title={texts.renameTitle}
        label={texts.name}
        name={name}
        submitLabel={texts.save}
        isBusy={isPending}
        onSubmit={rename}
        onClose={close}
      />
      <TopicTargetDialog
        isOpen={dialog === 'merge'}
        title={texts.mergeTitle(name)}
        hint={texts.mergeHint}
        submitLabel={texts.doMerge}
        exceptId={topic.id}
        isBusy={isPending}
        onSubmit={merge}
        onClose={close}
      />
    </Allowed>
  );
}
