import { maxCorrectedKeywords, type RelevanceVote, type SearchIntent, searchIntent } from '@keydence/domain';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { intentLabels } from '../../lib/intent-labels.ts';
import { TopicTargetDialog } from '../../lib/topic-target-dialog.tsx';
import { useCorrection } from '../../lib/use-correction.ts';
import { correctTexts as texts } from './correct-messages.ts';
import { insightTexts } from './details-messages.ts';
import type { KeywordsSearch } from './keywords-search.ts';
import type { ListSelection } from './use-keyword-selection.ts';
import { useSelectedIds } from './use-selected-ids.ts';

interface CorrectSelectedMenuProps {
  selection: ListSelection;
  search: KeywordsSearch;
}

/**
 * Corrects intent, relevance or topic of the selected keywords. Each correction can be undone; the selection
 * stays.
 */
export function CorrectSelectedMenu({ selection, search }: CorrectSelectedMenuProps) {
  const { read, isReading } = useSelectedIds(search);
  const { correct, isPending } = useCorrection();
  const [moving, setMoving] = useState<string[] | null>(null);
  const readIds = async (use: (keywordIds: string[]) => void) => {
    const ids = await read(selection.selection);
    if (ids && ids.length > 0) use([...ids]);
  };
  const setIntent = (intentType: SearchIntent | null) =>
    readIds((keywordIds) =>
      correct({
        send: (client, domainId) => client.keywords.setIntent.mutate({ domainId, keywordIds, intentType }),
        message: intentType
          ? texts.intentSet(keywordIds.length, intentLabels[intentType])
          : texts.intentReset(keywordIds.length),
      }),
    );
  const vote = (choice: RelevanceVote) =>
    readIds((keywordIds) =>
      correct({
        send: (client, domainId) =>
          client.keywords.voteRelevance.mutate({ domainId, keywordIds, vote: choice }),
        message: texts.voted(keywordIds.length, choice),
      }),
    );
  const move = (topicId: string | null, keywordIds: string[], onError?: (error: unknown) => void) =>
    correct({
      send: (client, domainId) => client.topics.moveKeywords.mutate({ domainId, keywordIds, topicId }),
      message: topicId === null ? texts.setAlone(keywordIds.length) : texts.moved(keywordIds.length),
      onDone: () => setMoving(null),
      ...(onError && { onError }),
    });
  const isTooMany = selection.count > maxCorrectedKeywords;
  return (
    <>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <Button
            variant="default"
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
            loading={isReading || isPending}
          >
            {texts.open}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={440} style={{ overflowY: 'auto' }}>
          {isTooMany ? <Menu.Label>{texts.tooMany}</Menu.Label> : null}
          <Menu.Label>{insightTexts.setIntent}</Menu.Label>
          {searchIntent.options.map((intent) => (
            <Menu.Item key={intent} disabled={isTooMany} onClick={() => void setIntent(intent)}>
              {intentLabels[intent]}
            </Menu.Item>
          ))}
          <Menu.Item disabled={isTooMany} onClick={() => void setIntent(null)}>
            {insightTexts.automatic}
          </Menu.Item>
          <Menu.Label>{insightTexts.relevance}</Menu.Label>
          <Menu.Item disabled={isTooMany} onClick={() => void vote('ours')}>
            {insightTexts.ours}
          </Menu.Item>
          <Menu.Item disabled={isTooMany} onClick={() => void vote('not_ours')}>
            {insightTexts.notOurs}
          </Menu.Item>
          <Menu.Label>{insightTexts.topic}</Menu.Label>
          <Menu.Item disabled={isTooMany} onClick={() => void readIds(setMoving)}>
            {texts.move}
          </Menu.Item>
          <Menu.Item disabled={isTooMany} onClick={() => void readIds((ids) => move(null, ids))}>
            {texts.alone}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TopicTargetDialog
        isOpen={moving !== null}
        title={texts.moveTitle(moving?.length ?? 0)}
        submitLabel={texts.doMove}
        isBusy={isPending}
        onSubmit={(topicId, onError) => move(topicId, moving ?? [], onError)}
        onClose={() => setMoving(null)}
      />
    </>
  );
}
