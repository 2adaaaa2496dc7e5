import type { KeywordSortKey, OverallHealth, Tone } from '@keydence/domain';
import { Figure, formatNumber, Hint, LevelMeter, Panel, StatCard, ToneBadge, usePartial } from '@keydence/ui';
import { Title } from '@mantine/core';
import { LinkButton } from '../../lib/link-button.tsx';
import type { Report } from './count-changes.ts';
import { EvidenceLink } from './evidence-link.tsx';
import { FindingList } from './finding-list.tsx';
import { healthLabels, messages } from './messages.ts';
import classes from './report.module.css';
import { useReportContext } from './report-context.ts';
import { WrittenBy } from './written-by.tsx';

const looks: Record<OverallHealth, { tone: Tone; level: number }> = {
  excellent: { tone: 'good', level: 4 },
  good: { tone: 'good', level: 3 },
  fair: { tone: 'medium', level: 2 },
  poor: { tone: 'weak', level: 1 },
};

/** Strengths and weaknesses before the toggle. */
const shownFindings = 2;

const assessment = 'aiInsights.strategicAssessment';

/** Health of the domain in one word, four figures, and the analyst's summary. */
export function HealthCard({ report }: { report: Report }) {
  const { overallHealth, summary, keyStrengths, keyWeaknesses } = report.aiInsights.strategicAssessment;
  const { tone, level } = looks[overallHealth];
  const { limit, toggle } = usePartial(Math.max(keyStrengths.length, keyWeaknesses.length), shownFindings, {
    moreLabel: messages.allFindings,
    fewerLabel: messages.fewerFindings,
  });
  return (
    <section aria-label={messages.health} className={classes.section}>
      <div className={classes.health}>
        <Panel isTight className={classes.score ?? ''}>
          <Title order={2}>{messages.health}</Title>
          <div className={classes.healthWord}>
            {report.health?.isRated === false ? (
              <Unrated basis={report.health} />
            ) : (
              <ToneBadge tone={tone} isPlain>
                <LevelMeter level={level} bars={4} />
                <span className={classes.word}>{healthLabels[overallHealth]}</span>
              </ToneBadge>
            )}
          </div>
          <EvidenceLink path={`${assessment}.overallHealth`} />
        </Panel>
        <Tiles report={report} />
      </div>
      <Panel isTight>
        <div className={classes.cardHead}>
          <Title order={3}>{messages.overview}</Title>
          <span className={classes.headActions}>
            <WrittenBy path={assessment} />
            {toggle}
          </span>
        </div>
        <p className={classes.prose}>
          {summary} <EvidenceLink path={`${assessment}.summary`} />
        </p>
        <div className={classes.findingColumns}>
          <FindingList
            title={messages.strengths}
            findings={keyStrengths.slice(0, limit)}
            path={`${assessment}.keyStrengths`}
          />
          <FindingList
            title={messages.weaknesses}
            findings={keyWeaknesses.slice(0, limit)}
            path={`${assessment}.keyWeaknesses`}
          />
        </div>
      </Panel>
    </section>
  );
}

/** Range of the score, if known, instead of a word. The hint and the summary name the missing data. */
function Unrated({ basis: { low, high, unknown } }: { basis: NonNullable<Report['health']> }) {
  return (
    <Hint label={[messages.unratedReason, ...unknown].join(' ')}>
      <span className={classes.unrated}>
        {low === null || high === null ? messages.unrated : messages.between(low, high)}
      </span>
    </Hint>
  );
}

function Tiles({ report: { rankingDistribution, domainSummary } }: { report: Report }) {
  const { avgSearchVolume, avgDifficultyScore, avgRank } = domainSummary;
  const rounded = (value: number | null, digits: number) =>
    value === null ? null : value.toLocaleString('en-US', { maximumFractionDigits: digits });
  const difficulty = rounded(avgDifficultyScore, 0);
  return (
    <div className={classes.tiles}>
      <StatCard
        isTight
        label="Keywords Ranking"
        value={formatNumber(rankingDistribution.totalRankedKeywords)}
        detail={<TileDetail text="in the top 100" tile="Keywords Ranking" sort="rank_absolute" order="asc" />}
      />
      <StatCard
        isTight
        label="Avg. Monthly Searches"
        value={<Figure text={rounded(avgSearchVolume, 0)} unknownReason={messages.unknownVolume} />}
        detail={<TileDetail text="per keyword" tile="Avg. Monthly Searches" sort="search_volume" />}
      />
      <StatCard
        isTight
        label="Avg. SEO Difficulty"
        value={
          <Figure
            text={difficulty === null ? null : `${difficulty}/100`}
            unknownReason={messages.unknownDifficulty}
          />
        }
        detail={
          <TileDetail text="lower is easier" tile="Avg. SEO Difficulty" sort="difficulty_score" order="asc" />
        }
      />
      <StatCard
        isTight
        label="Avg. Ranking Position"
        value={<Figure text={rounded(avgRank, 1)} unknownReason={messages.unknownRank} />}
        detail={
          <TileDetail text="lower is better" tile="Avg. Ranking Position" sort="rank_absolute" order="asc" />
        }
      />
    </div>
  );
}

interface TileDetailProps {
  text: string;
  /** Name of its tile. */
  tile: string;
  /** Sort of the figure's keywords, with the decisive ones first. */
  sort: KeywordSortKey;
  order?: 'asc';
}

/** Definition of a tile's figure, with a link to its keywords. */
function TileDetail({ text, tile, sort, order }: TileDetailProps) {
  const { isInside } = useReportContext();
  return isInside ? (
    <LinkButton
      className={classes.tileLink}
      to="/dashboard"
      search={{ section: 'keywords', sort, order }}
      variant="subtle"
      size="compact-xs"
      mih={24}
      aria-label={`${text}. ${messages.seeKeywords}: ${tile}`}
    >
      {text}
    </LinkButton>
  ) : (
    text
  );
}
