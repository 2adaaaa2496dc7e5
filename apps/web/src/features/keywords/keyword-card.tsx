import { keywordRankTone, lastUpdatedLabel, rankText, targetState } from '@keydence/domain';
import { ChipList, FactList, formatNumber, Panel, Sparkline, ToneBadge } from '@keydence/ui';
import { ActionIcon, Button } from '@mantine/core';
import { IconFileDescription, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AcceptButton } from '../../app/accept-button.tsx';
import { intentLabels } from '../../app/intent-labels.ts';
import { detailsTexts, targetTexts } from './details-messages.ts';
import { Difficulty, Opportunity, Trend, Volume } from './keyword-figures.tsx';
import classes from './keywords.module.css';
import { messages, serpFeatureLabels } from './messages.ts';
import { serpFeaturesOf } from './serp-features.ts';
import type { Keyword } from './use-keywords.ts';

const shownSerpFeatures = 2;
const shownTags = 3;

interface KeywordCardProps {
  keyword: Keyword;
  now: Date;
  /** The tick box that selects it. */
  selectBox: ReactNode;
  /** Opens the details. */
  onOpen: () => void;
  onDelete: () => void;
}

/** One keyword: what it is worth, how hard it is, where we stand, and its beat. */
export function KeywordCard({ keyword, now, selectBox, onOpen, onDelete }: KeywordCardProps) {
  const { searchVolumeTrends: trends } = keyword;
  const features = serpFeaturesOf(keyword).map((feature) => serpFeatureLabels[feature]);
  const rank = rankText({
    rankAbsolute: keyword.rankAbsolute,
    rankGroup: keyword.rankGroup,
    resultsCount: keyword.rankingType,
  });
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.head}>
          {selectBox}
          <h2 className={classes.text}>{keyword.keywordText}</h2>
          <div className={classes.actions}>
            {keyword.intentType ? (
              <ToneBadge tone="neutral">{intentLabels[keyword.intentType]}</ToneBadge>
            ) : null}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`${messages.delete} "${keyword.keywordText}"`}
              onClick={onDelete}
            >
              <IconTrash size={16} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
        </div>
        <FactList
          facts={[
            { name: 'Searches a month', value: <Volume count={keyword.searchVolume} /> },
            { name: 'Difficulty', value: <Difficulty score={keyword.difficultyScore} /> },
            { name: 'Opportunity', value: <Opportunity score={keyword.opportunityScore} /> },
          ]}
        />
        <div className={classes.rank}>
          <ToneBadge tone={keywordRankTone(keyword.rankAbsolute)} isPlain>
            {rank}
          </ToneBadge>
          {keyword.lastRankingCheck ? (
            <span className={classes.exact}>
              {' '}
              checked {lastUpdatedLabel(new Date(keyword.lastRankingCheck), now)}
            </span>
          ) : null}
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
        <div className={classes.foot}>
          <Sparkline values={keyword.monthlySearches} label={describeBeat(keyword)} />
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
            onClick={onOpen}
          >
            {detailsTexts.open}
          </Button>
          <AcceptButton keywordText={keyword.keywordText} />
          {keyword.tags.length > 0 ? (
            <ChipList label={detailsTexts.tags} items={keyword.tags} limit={shownTags} />
          ) : null}
        </div>
      </Panel>
    </article>
  );
}

function describeBeat({ monthlySearches }: Keyword): string {
  const first = monthlySearches[0];
  const last = monthlySearches.at(-1);
  if (first === undefined || last === undefined) return 'Searches by month: unknown';
  return `Searches by month, last ${monthlySearches.length} months: from ${formatNumber(first)} to ${formatNumber(last)}`;
}
