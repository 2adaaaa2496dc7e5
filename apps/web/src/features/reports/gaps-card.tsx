import {
  EmptyState,
  FactList,
  Figure,
  formatNumber,
  Hint,
  Panel,
  PartialList,
  SectionHeading,
} from '@keydence/ui';
import { LinkButton } from '../../app/link-button.tsx';
import { competitorLabel } from './competitor-label.ts';
import { CompetitorName } from './competitor-name.tsx';
import insights from './insights.module.css';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { useReportContext } from './report-context.ts';
import type { Report } from './use-report.ts';

type Competitor = Report['competitors'][number];
type Gap = Competitor['topKeywordsAnalysis']['missedOpportunities'][number];

/** Gaps per competitor before the toggle. */
const shownGaps = 2;
/** A report keeps so many gap keywords of a competitor; a list as long may have had more. */
const mostGaps = 10;

/** What each competitor ranks for and we do not. */
export function GapsCard({ competitors }: { competitors: readonly Competitor[] }) {
  const { hueOf, isInside } = useReportContext();
  return (
    <section aria-label={messages.intelligence} className={classes.section}>
      <SectionHeading title={messages.intelligence} description={messages.intelligenceHint} />
      {competitors.length === 0 ? (
        <EmptyState
          title={messages.noCompetitors}
          action={
            isInside ? (
              <LinkButton to="/dashboard" search={{ section: 'competitors' }} variant="default">
                {messages.openCompetitors}
              </LinkButton>
            ) : null
          }
        />
      ) : (
        <div className={insights.lists}>
          {competitors.map((competitor) => (
            <CompetitorGaps key={competitor.id} competitor={competitor} hue={hueOf(competitor.domain)} />
          ))}
        </div>
      )}
    </section>
  );
}

function CompetitorGaps({ competitor, hue }: { competitor: Competitor; hue: string }) {
  const { domain, topKeywordsAnalysis } = competitor;
  const gaps = topKeywordsAnalysis.missedOpportunities;
  const label = `${messages.gapsOf} ${competitorLabel(domain)}`;
  return (
    <Panel>
      <div className={classes.cardHead}>
        <CompetitorName domainName={domain} hue={hue} />
        {gaps.length >= mostGaps ? <Hint label={messages.maximumGaps}>{gaps.length} gaps</Hint> : null}
      </div>
      {gaps.length === 0 ? (
        <p className={classes.prose}>{messages.noGaps}</p>
      ) : (
        <PartialList
          items={gaps}
          limit={shownGaps}
          moreLabel={`View All ${gaps.length} Gaps`}
          fewerLabel={messages.fewerGaps}
        >
          {(shown) => (
            <ul aria-label={label} className={insights.rows}>
              {shown.map((gap) => (
                <GapRow key={gap.keyword} gap={gap} />
              ))}
            </ul>
          )}
        </PartialList>
      )}
    </Panel>
  );
}

function GapRow({ gap }: { gap: Gap }) {
  return (
    <li>
      <div>
        <span className={insights.rowName}>{gap.keyword}</span>
        {gap.rankingTitle ? <span className={insights.rankingTitle}>{gap.rankingTitle}</span> : null}
      </div>
      <FactList
        facts={[
          { name: 'Their rank', value: `#${gap.rank}` },
          { name: 'Monthly volume', value: count(gap.searchVolume, messages.unknownVolume) },
          { name: 'Difficulty (/100)', value: count(gap.difficultyScore, messages.unknownDifficulty) },
        ]}
      />
    </li>
  );
}

function count(value: number | null, unknownReason: string) {
  return <Figure text={formatNumber(value)} unknownReason={unknownReason} />;
}
