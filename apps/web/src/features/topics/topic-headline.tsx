import { FactList, formatNumber, Hint, Panel, ToneBadge } from '@keydence/ui';
import { GainFigure } from '../../lib/gain-figure.tsx';
import { relevanceReasonText } from '../../lib/insight-labels.ts';
import { RelevanceMark } from '../../lib/relevance-mark.tsx';
import { useTrackedCompetitors } from '../../lib/use-tracked-competitors.ts';
import { figures, messages, pageStateText } from './messages.ts';
import { pageTexts as texts } from './page-messages.ts';
import { Demand, Difficulty, Leader, OwnShare } from './topic-figures.tsx';
import { GapsLink, KeywordsLink } from './topic-table.tsx';
import classes from './topics.module.css';
import type { TopicDetails } from './use-topic.ts';

/** Leader of the topic, its value, and its relevance to the site. */
export function TopicHeadline({ topic }: { topic: TopicDetails }) {
  const competitors = useTrackedCompetitors() ?? [];
  const { leader } = topic;
  const hue = competitors.find(({ id }) => id === leader?.competitorId)?.hue;
  const fact = ({ name }: { name: string }, value: React.ReactNode) => ({ name, value });
  return (
    <Panel label={texts.figures} className={classes.block ?? ''}>
      <FactList
        columns={9}
        facts={[
          fact(figures.share, <OwnShare visibility={topic.visibility} />),
          fact(figures.leader, <Leader leader={leader} hue={hue} />),
          fact(figures.gain, <GainFigure gain={topic.gain} />),
          fact(figures.demand, <Demand {...topic} />),
          fact(figures.difficulty, <Difficulty difficulty={topic.difficulty} />),
          fact(figures.pages, pageStateText(topic.pageState, topic.pageCount)),
          fact(figures.topTen, formatNumber(topic.topTenCount)),
          fact(figures.gaps, <GapsLink topic={topic} />),
          fact(figures.keywords, <KeywordsLink topic={topic} />),
        ]}
      />
      <p className={classes.about}>
        <RelevanceMark facts={topic} /> <span className={classes.quiet}>{relevanceReasonText(topic)}</span>
        {topic.isPinned ? (
          <>
            {' '}
            <ToneBadge tone="good">{messages.pinned}</ToneBadge>
          </>
        ) : null}
        {topic.isHidden ? (
          <>
            {' '}
            <ToneBadge tone="neutral">{texts.hidden}</ToneBadge>
          </>
        ) : null}
        {topic.givenName !== null && topic.mainKeyword ? (
          <>
            {' '}
            <Hint label={texts.mainKeyword(topic.mainKeyword.keywordText)}>{texts.named}</Hint>
          </>
        ) : null}
      </p>
    </Panel>
  );
}
