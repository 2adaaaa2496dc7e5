import { absentRankText, opportunityTone } from '@keydence/domain';
import { DataTable, Figure, formatNumber, Hint, ToneBadge } from '@keydence/ui';
import { scaleHints } from '../../lib/scale-hints.ts';
import classes from './competitors.module.css';
import { detailTexts as texts } from './messages.ts';
import type { CompetitorDetails } from './use-competitor-details.ts';

type Gap = CompetitorDetails['contentGapAnalysis']['gapKeywords'][number];

/** Keywords with the competitor far ahead, most valuable first. */
export function GapTable({ gaps }: { gaps: Gap[] }) {
  if (gaps.length === 0) return <p className={classes.value}>{texts.noGaps}</p>;
  return (
    <DataTable
      label={texts.gaps}
      rows={gaps}
      columns={[
        { header: 'Keyword', cell: ({ keyword }) => keyword },
        { header: 'Their rank', cell: ({ rank }) => `#${rank}`, isNumber: true },
        { header: 'Your rank', cell: describeOurRank, isNumber: true },
        {
          header: 'Searches a month',
          cell: ({ searchVolume }) => <Known value={searchVolume} what="search volume" />,
          isNumber: true,
        },
        {
          header: 'Difficulty / 100',
          cell: ({ difficultyScore }) => <Known value={difficultyScore} what="difficulty" />,
          isNumber: true,
        },
        {
          header: 'Score / 100',
          cell: ({ gapScore }) =>
            gapScore === null ? (
              <Known value={null} what="search volume" />
            ) : (
              <Hint label={scaleHints.gap} isPlain>
                <ToneBadge tone={opportunityTone(gapScore)}>{gapScore}</ToneBadge>
              </Hint>
            ),
          isNumber: true,
        },
      ]}
    />
  );
}

/** Our own rank next to theirs, or the reason there is none. */
export function describeOurRank({
  ourRank,
  ourRankState,
  ourRankDepth,
}: Pick<Gap, 'ourRank' | 'ourRankState' | 'ourRankDepth'>): string {
  if (ourRank !== null) return `#${ourRank}`;
  if (ourRankState === null) return texts.notTracked;
  return absentRankText({ rankState: ourRankState, rankDepth: ourRankDepth });
}

/** Figure of a keyword that its source may not know. */
export function Known({ value, what }: { value: number | null; what: string }) {
  return (
    <Figure text={value === null ? null : formatNumber(value)} unknownReason={`The ${what} is not known.`} />
  );
}
