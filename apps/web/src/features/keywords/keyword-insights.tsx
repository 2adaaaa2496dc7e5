import { type RelevanceVote, searchIntent } from '@keydence/domain';
import { FactList } from '@keydence/ui';
import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { correctionTexts } from '../../lib/correction-messages.ts';
import { intentBasisText, relevanceReasonText } from '../../lib/insight-labels.ts';
import { intentLabels } from '../../lib/intent-labels.ts';
import { IntentMark } from '../../lib/intent-mark.tsx';
import { RelevanceMark } from '../../lib/relevance-mark.tsx';
import { TopicLink } from '../../lib/topic-link.tsx';
import { useCorrection } from '../../lib/use-correction.ts';
import { insightTexts as texts } from './details-messages.ts';
import classes from './keyword-details.module.css';
import { topicStateTexts } from './messages.ts';
import type { KeywordDetails } from './use-keyword-details.ts';

/** Intent, relevance and topic of a keyword, each with its reason and correction. */
export function KeywordInsights({ keyword }: { keyword: KeywordDetails }) {
  return (
    <>
      <FactList
        facts={[
          {
            name: texts.intent,
            value: <Reasoned mark={<IntentMark keyword={keyword} />} reason={intentBasisText(keyword)} />,
          },
          {
            name: texts.relevance,
            value: (
              <Reasoned mark={<RelevanceMark facts={keyword} />} reason={relevanceReasonText(keyword)} />
            ),
          },
          {
            name: texts.topic,
            value: keyword.topic ? (
              <TopicLink topic={keyword.topic} />
            ) : (
              <span className={classes.quiet}>{topicStateTexts[keyword.topicState]}</span>
            ),
          },
        ]}
      />
      <Allowed>
        <InsightForm keyword={keyword} />
      </Allowed>
    </>
  );
}

function Reasoned({ mark, reason }: { mark: ReactNode; reason: string }) {
  return (
    <>
      {mark} <span className={classes.reason}>{reason}</span>
    </>
  );
}

const intentOptions = [
  { value: '', label: texts.automatic },
  ...searchIntent.options.map((value) => ({ value, label: intentLabels[value] })),
];

/** Attributes that members can correct. Each change takes effect immediately and can be undone. */
function InsightForm({ keyword }: { keyword: KeywordDetails }) {
  const { correct, isPending } = useCorrection();
  const { keywordText, intentSource, intentType } = keyword;
  const keywordIds = [keyword.id];
  const setIntent = (text: string) => {
    const intent = searchIntent.nullable().catch(null).parse(text);
    correct({
      send: (client, domainId) =>
        client.keywords.setIntent.mutate({ domainId, keywordIds, intentType: intent }),
      message: intent
        ? correctionTexts.intentSet(keywordText, intentLabels[intent])
        : correctionTexts.intentReset(keywordText),
    });
  };
  const vote = (choice: RelevanceVote) =>
    correct({
      send: (client, domainId) =>
        client.keywords.voteRelevance.mutate({ domainId, keywordIds, vote: choice }),
      message:
        choice === 'ours'
          ? correctionTexts.votedOurs(keywordText)
          : correctionTexts.votedNotOurs(keywordText),
    });
  return (
    <div className={classes.correct}>
      <NativeSelect
        label={texts.setIntent}
        data={intentOptions}
        value={intentSource === 'person' ? (intentType ?? '') : ''}
        onChange={(event) => setIntent(event.currentTarget.value)}
      />
      <Button variant="default" aria-disabled={isPending} onClick={() => vote('ours')}>
        {texts.ours}
      </Button>
      <Button variant="default" aria-disabled={isPending} onClick={() => vote('not_ours')}>
        {texts.notOurs}
      </Button>
    </div>
  );
}
