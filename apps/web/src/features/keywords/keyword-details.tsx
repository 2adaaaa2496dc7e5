import { keywordRankTone, rankText, type TargetState, targetState } from '@keydence/domain';
import { FactList, Figure, type Tone, ToneBadge } from '@keydence/ui';
import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BriefLink } from '../../lib/brief-link.tsx';
import { useDates } from '../../lib/dates.tsx';
import { GainFigure, GainTerms } from '../../lib/gain-figure.tsx';
import { ResultsPageFacts } from '../../lib/results-page-facts.tsx';
import {
  insightTexts,
  noRankingPageTexts,
  serpFeatureHints,
  sourceTexts,
  targetTexts,
  detailsTexts as texts,
} from './details-messages.ts';
import { FailedCheck } from './failed-check.tsx';
import classes from './keyword-details.module.css';
import { Difficulty, Opportunity, Trend, Volume } from './keyword-figures.tsx';
import { KeywordForm } from './keyword-form.tsx';
import { KeywordHistory } from './keyword-history.tsx';
import { KeywordInsights } from './keyword-insights.tsx';
import { KeywordSources } from './keyword-sources.tsx';
import { serpFeatureLabels } from './messages.ts';
import { rankDayLabel } from './rank-day-label.ts';
import { serpFeaturesOf } from './serp-features.ts';
import type { KeywordDetails as Details } from './use-keyword-details.ts';
import { VolumeHistory } from './volume-history.tsx';

interface KeywordDetailsProps {
  keyword: Details;
  onDirtyChange: (isDirty: boolean) => void;
}

/** All data of one keyword, and the fields that members fill. */
export function KeywordDetails({ keyword, onDirtyChange }: KeywordDetailsProps) {
  return (
    <div className={classes.sections}>
      <Figures keyword={keyword} />
      <Section title={insightTexts.title}>
        <KeywordInsights keyword={keyword} />
      </Section>
      <Section title={texts.rankingPage}>
        <RankingPage keyword={keyword} />
        <BriefLink kind="keyword" id={keyword.id} text={keyword.keywordText} />
      </Section>
      <Section title={texts.yours}>
        <KeywordForm key={keyword.id} keyword={keyword} onDirtyChange={onDirtyChange} />
      </Section>
      <section>
        <KeywordHistory keywordId={keyword.id} />
      </section>
      <section>
        <VolumeHistory months={keyword.volumeHistory} />
      </section>
      {keyword.measures.length === 0 ? null : (
        <Section title={sourceTexts.title}>
          <KeywordSources measures={keyword.measures} />
        </Section>
      )}
      <Section title={texts.features}>
        <Features keyword={keyword} />
      </Section>
      <Section title={texts.resultsPage}>
        <ResultsPage keyword={keyword} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={3} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Figures({ keyword }: { keyword: Details }) {
  const { searchVolumeTrends: trends, cpc } = keyword;
  return (
    <section aria-label={texts.figures} className={classes.figures}>
      <FactList
        facts={[
          { name: 'Searches a month', value: <Volume count={keyword.searchVolume} /> },
          { name: 'Difficulty', value: <Difficulty score={keyword.difficultyScore} /> },
          { name: 'Opportunity', value: <Opportunity score={keyword.opportunityScore} /> },
          {
            name: 'Gain (visits a month)',
            value: <GainFigure gain={keyword.gain} gap={keyword.gainGap} />,
          },
          {
            name: texts.cpc,
            value: (
              <Figure text={cpc === null ? null : `$${cpc.toFixed(2)}`} unknownReason={texts.unknownCpc} />
            ),
          },
        ]}
      />
      <FactList
        facts={[
          { name: '1 month', value: <Trend trend={trends.oneMonth} /> },
          { name: '3 months', value: <Trend trend={trends.threeMonths} /> },
          { name: '12 months', value: <Trend trend={trends.twelveMonths} /> },
        ]}
      />
      <GainTerms gain={keyword.gain} />
    </section>
  );
}

const targetTones: Record<TargetState, Tone> = {
  no_target: 'neutral',
  not_ranking: 'weak',
  target_ranks: 'good',
  other_ranks: 'medium',
};

function RankingPage({ keyword }: { keyword: Details }) {
  const dates = useDates();
  const { rankAbsolute, rankGroup, rankingType, rankState, rankDepth, rankingTitle, rankingUrl } = keyword;
  const state = targetState(keyword);
  return (
    <div className={classes.page}>
      <p>
        <ToneBadge tone={keywordRankTone(rankGroup)} isPlain>
          {rankText({ rankAbsolute, rankGroup, resultsCount: rankingType, rankState, rankDepth })}
        </ToneBadge>{' '}
        {keyword.lastRankingCheck ? (
          <span className={classes.quiet}>
            {rankDayLabel(keyword)} {dates.freshness(keyword.lastRankingCheck, new Date())}
          </span>
        ) : null}
        <FailedCheck keyword={keyword} />
      </p>
      <p>
        <ToneBadge tone={targetTones[state]}>{targetTexts[state]}</ToneBadge>
      </p>
      {rankingUrl === null ? (
        <p className={classes.quiet}>{noRankingPageTexts[rankState]}</p>
      ) : (
        <>
          <p className={classes.pageTitle}>{rankingTitle ?? texts.rankingUntitled}</p>
          <PageAddress url={rankingUrl} />
          {keyword.rankingDescription ? <p className={classes.quiet}>{keyword.rankingDescription}</p> : null}
        </>
      )}
      {state === 'other_ranks' && keyword.targetUrl !== null ? (
        <p className={classes.target}>
          {texts.targetUrl}: <PageAddress url={keyword.targetUrl} />
        </p>
      ) : null}
    </div>
  );
}

/** Full URL. It opens outside the application, without a referrer. */
function PageAddress({ url }: { url: string }) {
  if (!/^https?:/i.test(url)) return <span className={classes.address}>{url}</span>;
  return (
    <Anchor className={classes.address ?? ''} href={url} target="_blank" rel="noreferrer noopener" inherit>
      {url}
    </Anchor>
  );
}

function ResultsPage({ keyword: { keywordText, resultPage } }: { keyword: Details }) {
  const search = { section: 'keyword-inspector', query: keywordText, tab: 'results' };
  return (
    <div className={classes.page}>
      <ResultsPageFacts {...resultPage} />
      <p className={classes.target}>
        <Anchor inherit renderRoot={(props) => <Link {...props} to="/dashboard" search={search} />}>
          {texts.openResults}
        </Anchor>
      </p>
    </div>
  );
}

function Features({ keyword }: { keyword: Details }) {
  const features = serpFeaturesOf(keyword);
  if (features.length === 0) return <p className={classes.quiet}>{texts.noFeatures}</p>;
  return (
    <dl className={classes.features}>
      {features.map((feature) => (
        <div key={feature}>
          <dt>{serpFeatureLabels[feature]}</dt>
          <dd>{serpFeatureHints[feature]}</dd>
        </div>
      ))}
    </dl>
  );
}
