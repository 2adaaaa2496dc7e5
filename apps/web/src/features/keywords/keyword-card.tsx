import { keywordRankTone, rankText, targetState } from '@keydence/domain';
import { ChipList, FactList, formatNumber, Panel, Sparkline, ToneBadge } from '@keydence/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconFileDescription, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { AcceptButton } from '../../lib/accept-button.tsx';
import { Allowed } from '../../lib/allowed.tsx';
import { useDates } from '../../lib/dates.tsx';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { IntentMark } from '../../lib/intent-mark.tsx';
import { RelevanceMark } from '../../lib/relevance-mark.tsx';
import { TopicLink } from '../../lib/topic-link.tsx';
import { bulkMessages } from './bulk-messages.ts';
import { ConsoleFacts } from './console-facts.tsx';
import { detailsTexts, targetTexts } from './details-messages.ts';
import { FailedCheck } from './failed-check.tsx';
import { Difficulty, Opportunity, Trend, Volume } from './keyword-figures.tsx';
import classes from './keywords.module.css';
import { messages, serpFeatureLabels, topicStateTexts } from './messages.ts';
import { rankDayLabel } from './rank-day-label.ts';
import { SelectCheckbox } from './select-checkbox.tsx';
import { serpFeaturesOf } from './serp-features.ts';
import type { Keyword } from './use-keywords.ts';

const shownSerpFeatures = 2;
const shownTags = 3;

interface KeywordCardProps {
  keyword: Keyword;
  isSelected: boolean;
  /** Selects or deselects it; with Shift, the range from the previously changed one. */
  onToggle: (id: string, isRange: boolean) => void;
  /** Opens the details. */
  onOpen: (keyword: Keyword) => void;
  onDelete: (keyword: Keyword) => void;
}

/**
 * One keyword: value, difficulty, rank and trend. A page of cards is most of the screen, so a card
 * re-renders only when its own data changes.
 */
export const KeywordCard = memo(function KeywordCard(props: KeywordCardProps) {
  const dates = useDates();
  const { keyword, isSelected, onToggle, onOpen, onDelete } = props;
  const { searchVolumeTrends: trends } = keyword;
  const features = serpFeaturesOf(keyword).map((feature) => serpFeatureLabels[feature]);
  const rank = rankText({
    rankAbsolute: keyword.rankAbsolute,
    rankGroup: keyword.rankGroup,
    resultsCount: keyword.rankingType,
    rankState: keyword.rankState,
    rankDepth: keyword.rankDepth,
  });
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.head}>
          <SelectCheckbox
            label={bulkMessages.select(keyword.keywordText)}
            isChecked={isSelected}
            onChange={(isRange) => onToggle(keyword.id, isRange)}
          />
          <h2 className={classes.text}>{keyword.keywordText}</h2>
          <div className={classes.actions}>
            <IntentMark keyword={keyword} />
            <Allowed>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={32}
                aria-label={`${messages.delete} "${keyword.keywordText}"`}
                onClick={() => onDelete(keyword)}
              >
                <IconTrash size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Allowed>
          </div>
        </div>
        <div className={classes.figures}>
          <FactList
            columns={4}
            facts={[
              { name: 'Searches a month', value: <Volume count={keyword.searchVolume} /> },
              { name: 'Difficulty', value: <Difficulty score={keyword.difficultyScore} /> },
              { name: 'Opportunity', value: <Opportunity score={keyword.opportunityScore} /> },
              {
                name: 'Gain (visits a month)',
                value: <GainFigure gain={keyword.gain} gap={keyword.gainGap} />,
              },
            ]}
          />
        </div>
        {keyword.searchConsole ? <ConsoleFacts counts={keyword.searchConsole} /> : null}
        <div className={classes.rank}>
          <ToneBadge tone={keywordRankTone(keyword.rankGroup)} isPlain>
            {rank}
          </ToneBadge>
          {keyword.lastRankingCheck ? (
            <span className={classes.exact}>
              {' '}
              {rankDayLabel(keyword)} {dates.freshness(keyword.lastRankingCheck, new Date())}
            </span>
          ) : null}
          <FailedCheck keyword={keyword} />
          {targetState(keyword) === 'other_ranks' ? (
            <>
              {' '}
              <ToneBadge tone="medium">{targetTexts.other_ranks}</ToneBadge>
            </>
          ) : null}
        </div>
        <FactList
          facts={[
            { name: '1 month', value: <Trend trend={trends.oneMonth} /> },
            { name: '3 months', value: <Trend trend={trends.threeMonths} /> },
            { name: '12 months', value: <Trend trend={trends.twelveMonths} /> },
          ]}
        />
        <div className={classes.insight}>
          {keyword.relevanceClass ? <RelevanceMark facts={keyword} /> : null}
          {keyword.topic ? (
            <span>
              {messages.topic} <TopicLink topic={keyword.topic} />
            </span>
          ) : (
            <span className={classes.exact}>{topicStateTexts[keyword.topicState]}</span>
          )}
          {keyword.tags.length > 0 ? (
            <ChipList label={detailsTexts.tags} items={keyword.tags} limit={shownTags} />
          ) : null}
        </div>
        <div className={classes.foot}>
          <Sparkline values={keyword.monthlySearches} label={describeVolume(keyword)} />
          {features.length > 0 ? (
            <ChipList label="Search result features" items={features} limit={shownSerpFeatures} />
          ) : null}
        </div>
        <div className={classes.attached}>
          <Button
            variant="subtle"
            size="compact-sm"
            mih={32}
            className={classes.toggle ?? ''}
            leftSection={<IconFileDescription size={16} stroke={1.5} aria-hidden />}
            aria-label={`${detailsTexts.open}: ${keyword.keywordText}`}
            onClick={() => onOpen(keyword)}
          >
            {detailsTexts.open}
          </Button>
          <AcceptButton keywordText={keyword.keywordText} />
        </div>
      </Panel>
    </article>
  );
});

function describeVolume({ monthlySearches }: Keyword): string {
  const first = monthlySearches[0];
  const last = monthlySearches.at(-1);
  if (first === undefined || last === undefined) return 'Searches by month: unknown';
  return `Searches by month, last ${monthlySearches.length} months: from ${formatNumber(first)} to ${formatNumber(last)}`;
}
