import { lastUpdatedLabel, opportunityTone, shortenVolume } from '@keydence/domain';
import { ChipList, FactList, Figure, HueMark, Panel, ToneBadge } from '@keydence/ui';
import { CompetitorActions } from './competitor-actions.tsx';
import classes from './competitors.module.css';
import { messages } from './messages.ts';
import type { Competitor } from './use-competitors.ts';

/** Chips of the keywords profile (specification part 2, section 2). */
const shownKeywords = 8;

interface CompetitorCardProps {
  competitor: Competitor;
  /** Its colour in every chart. */
  hue: string;
  now: Date;
}

/** One competitor: how big it is, how much of our ground it shares, and what it has that we lack. */
export function CompetitorCard({ competitor, hue, now }: CompetitorCardProps) {
  const { domainName, displayName, valueProp, latestMetrics, topKeywords } = competitor;
  const title = displayName || domainName;
  return (
    <article className={classes.item}>
      <Panel className={classes.card ?? ''}>
        <div className={classes.head}>
          <div className={classes.names}>
            <h2 className={classes.name}>
              <HueMark hue={hue} /> {title}
            </h2>
            {title === domainName ? null : <span className={classes.domain}>{domainName}</span>}
          </div>
          <span className={classes.fresh}>
            {latestMetrics ? `Updated ${freshness(latestMetrics.metricDate, now)}` : messages.notMeasured}
          </span>
        </div>
        {valueProp ? <p className={classes.value}>{valueProp}</p> : null}
        <FactList facts={metricFacts(latestMetrics)} />
        <HighValueGap analysis={competitor.contentGapAnalysis} />
        <KeywordsProfile name={title} keywords={topKeywords.slice(0, shownKeywords)} />
        <CompetitorActions id={competitor.id} name={title} />
      </Panel>
    </article>
  );
}

/** `metricDate` is a calendar day, so both ends are counted in UTC. */
function freshness(metricDate: string, now: Date): string {
  return lastUpdatedLabel(new Date(`${metricDate}T00:00:00Z`), now);
}

function metricFacts(metrics: Competitor['latestMetrics']) {
  const count = (value: number | null | undefined, unknownReason: string = messages.noMetrics) => (
    <Figure
      text={value === null || value === undefined ? null : shortenVolume(value)}
      {...(value === null || value === undefined ? {} : { exact: value.toLocaleString('en-US') })}
      unknownReason={unknownReason}
    />
  );
  const unknownPaid = metrics ? messages.unknownPaid : messages.noMetrics;
  return [
    { name: 'Organic keywords', value: count(metrics?.organicKeywordsCount) },
    { name: 'Organic traffic / month', value: count(metrics?.organicTraffic) },
    { name: 'Overlap', value: <Overlap percentage={metrics?.overlapPercentage} /> },
    { name: 'Paid keywords', value: count(metrics?.paidKeywordsCount, unknownPaid) },
    { name: 'Paid traffic / month', value: count(metrics?.paidTraffic, unknownPaid) },
    { name: 'Content gaps', value: count(metrics?.contentGapsCount) },
  ];
}

function Overlap({ percentage }: { percentage: number | undefined }) {
  return (
    <Figure
      text={percentage === undefined ? null : `${percentage.toFixed(1)}%`}
      unknownReason={messages.noMetrics}
    />
  );
}

function HighValueGap({ analysis }: { analysis: Competitor['contentGapAnalysis'] }) {
  const gap = analysis.topGapKeyword;
  return (
    <div className={classes.gap}>
      <h3 className={classes.label}>High-value content gap</h3>
      {gap ? (
        <p className={classes.gapText}>
          <strong>{gap.keyword}</strong>
          <span className={classes.gapFacts}>
            <span>
              ranks <span className="kd-figures">#{gap.rank}</span>
            </span>
            {gap.searchVolume === null ? null : (
              <span className="kd-figures">{gap.searchVolume.toLocaleString('en-US')} searches a month</span>
            )}
            {gap.gapScore === null ? null : (
              <ToneBadge tone={opportunityTone(gap.gapScore)}>
                <span className="kd-figures">{gap.gapScore}</span> score
              </ToneBadge>
            )}
          </span>
        </p>
      ) : (
        <p className={classes.gapText}>{messages.noGap}</p>
      )}
    </div>
  );
}

interface KeywordsProfileProps {
  name: string;
  keywords: Competitor['topKeywords'];
}

/** What the competitor ranks for; hover and focus tell where and how hard it is. */
function KeywordsProfile({ name, keywords }: KeywordsProfileProps) {
  if (keywords.length === 0) return null;
  const describe = (text: string) => {
    const keyword = keywords.find((one) => one.keyword === text);
    return [
      keyword?.rankAbsolute != null && `Rank #${keyword.rankAbsolute}`,
      keyword?.searchVolume != null && `${keyword.searchVolume.toLocaleString('en-US')} searches a month`,
      `Difficulty ${keyword?.difficultyScore ?? 'unknown'}`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <div className={classes.profile}>
      <h3 className={classes.label}>Keywords profile</h3>
      <ChipList
        label={`Keywords of ${name}`}
        items={keywords.map(({ keyword }) => keyword)}
        describe={describe}
      />
    </div>
  );
}
