import {
  EmptyState,
  FactLine,
  Figure,
  formatNumber,
  Hint,
  Panel,
  PartialList,
  SectionHeading,
} from '@keydence/ui';
import { LinkButton } from '../../lib/link-button.tsx';
import { competitorLabel } from './competitor-label.ts';
import { CompetitorName } from './competitor-name.tsx';
import type { Report } from './count-changes.ts';
import insights from './insights.module.css';
import { messages } from './messages.ts';
import classes from './report.module.css';
import { useReportContext } from './report-context.ts';

type Competitor = Report['competitors'][number];
type Gap = Competitor['topKeywordsAnalysis']['missedOpportunities'][number];

/** Gaps per competitor before the toggle. */
const shownGaps = 2;
/** Maximum gap keywords per competitor in a report; a list of this length may be truncated. */
const mostGaps = 10;

/** Keywords that competitors rank for and we do not. */
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
        <Panel isTight>
          <ul className={insights.rows}>
            {competitors.map((competitor) => (
              <li key={competitor.id}>
                <CompetitorGaps competitor={competitor} hue={hueOf(competitor.domain)} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </section>
  );
}

function CompetitorGaps({ competitor, hue }: { competitor: Competitor; hue: string }) {
  const { name, domain, topKeywordsAnalysis } = competitor;
  const gaps = topKeywordsAnalysis.missedOpportunities;
  const label = `${messages.gapsOf} ${competitorLabel({ name, domain })}`;
  const head = (
    <div className={insights.gapsHead}>
      <CompetitorName name={name} domainName={domain} hue={hue} />
      {gaps.length >= mostGaps ? <Hint label={messages.maximumGaps}>{gaps.length} gaps</Hint> : null}
    </div>
  );
  return (
    <div className={insights.gaps}>
      {gaps.length === 0 ? (
        <>
          {head}
          <p className={classes.prose}>{messages.noGaps}</p>
        </>
      ) : (
        <PartialList
          items={gaps}
          limit={shownGaps}
          head={head}
          moreLabel={`View All ${gaps.length} Gaps`}
          fewerLabel={messages.fewerGaps}
        >
          {(shown) => (
            <ul aria-label={label} className={insights.gapList}>
              {shown.map((gap) => (
                <GapRow key={gap.keyword} gap={gap} hasTitle={shown.length > shownGaps} />
              ))}
            </ul>
          )}
        </PartialList>
      )}
    </div>
  );
}

/** Gap with its figures; the title of the ranking page shows in the expanded list. */
function GapRow({ gap, hasTitle }: { gap: Gap; hasTitle: boolean }) {
  return (
    <li>
      <div className={insights.rowName}>{gap.keyword}</div>
      {hasTitle && gap.rankingTitle ? (
        <span className={insights.rankingTitle}>{gap.rankingTitle}</span>
      ) : null}
      <FactLine
        facts={[
          { name: 'Their rank', value: `#${gap.rank}` },
          { name: 'Volume', value: count(gap.searchVolume, messages.unknownVolume) },
          { name: 'Difficulty', value: count(gap.difficultyScore, messages.unknownDifficulty) },
        ]}
      />
    </li>
  );
}

function count(value: number | null, unknownReason: string) {
  return <Figure text={formatNumber(value)} unknownReason={unknownReason} />;
}
