import { HueMark, Panel, ToneBadge } from '@keydence/ui';
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { CompetitorActions } from './competitor-actions.tsx';
import { CompetitorFacts } from './competitor-facts.tsx';
import { CompetitorMore } from './competitor-more.tsx';
import classes from './competitors.module.css';
import { HighValueGap } from './high-value-gap.tsx';
import { KeywordsProfile } from './keywords-profile.tsx';
import { messages } from './messages.ts';
import { nameOf } from './name-of.ts';
import type { Competitor } from './use-competitors.ts';

interface CompetitorCardProps {
  competitor: Competitor;
  /** Color in every chart. */
  hue: string;
  now: Date;
  isExpanded: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

/** One competitor: its size, its overlap with our keywords, and its keywords that we lack. */
export function CompetitorCard(props: CompetitorCardProps) {
  const { competitor, hue, now, isExpanded, onToggle, onDelete } = props;
  const dates = useDates();
  const { domainName, valueProp, latestMetrics, isActive } = competitor;
  const title = nameOf(competitor);
  return (
    <article ref={useScrollWhenExpanded(isExpanded)} className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.head}>
          <div className={classes.names}>
            <h2 className={classes.name}>
              <HueMark hue={hue} /> {title}
            </h2>
            {title === domainName ? null : <span className={classes.domain}>{domainName}</span>}
          </div>
          <span className={classes.fresh}>
            {isActive ? null : <ToneBadge tone="neutral">{messages.paused}</ToneBadge>}{' '}
            {latestMetrics
              ? `Updated ${dates.freshness(latestMetrics.metricDate, now)}`
              : messages.notMeasured}
          </span>
        </div>
        {valueProp ? <p className={classes.value}>{valueProp}</p> : null}
        <CompetitorFacts metrics={latestMetrics} />
        <HighValueGap gap={competitor.contentGapAnalysis.topGapKeyword} />
        <KeywordsProfile name={title} keywords={competitor.topKeywords} />
        {isExpanded ? <CompetitorMore competitor={competitor} hue={hue} /> : null}
        <CompetitorActions
          competitor={competitor}
          isExpanded={isExpanded}
          onToggle={onToggle}
          onDelete={onDelete}
        />
      </Panel>
    </article>
  );
}

/** Scrolls the expanded card into view without moving the focus. */
function useScrollWhenExpanded(isExpanded: boolean) {
  const ref = useRef<HTMLElement>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isExpanded) ref.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  }, [isExpanded, isStill]);
  return ref;
}
