import {
  type GapSortKey,
  gainGapText,
  gainSpeech,
  gainText,
  shortenVolume,
  type Tone,
} from '@keydence/domain';
import { formatNumber, GridBar, type GridColumn, HueMark, ToneBadge, token } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { relevanceReasonText, relevanceText } from '../../lib/insight-labels.ts';
import { intentLabels } from '../../lib/intent-labels.ts';
import { describeAbsence, GapCell } from './gap-cell.tsx';
import { classHints, classLabels, messages } from './messages.ts';
import type { GapMatrix, GapRow } from './use-gap-matrix.ts';

export const gapColumnKeys = [
  'gain',
  'class',
  'you',
  'sites',
  'volume',
  'difficulty',
  'plan',
  'relevance',
  'ranking',
  'best',
  'intent',
  'topic',
] as const;
export type GapColumnKey = (typeof gapColumnKeys)[number];

export const gapColumnNames: Record<GapColumnKey, string> = {
  gain: 'Gain',
  class: messages.class,
  you: messages.you,
  sites: messages.competitors,
  volume: 'Volume',
  difficulty: 'Difficulty',
  plan: messages.plan,
  relevance: messages.relevance,
  ranking: messages.sites,
  best: messages.bestRank,
  intent: messages.intent,
  topic: messages.topic,
};

/** Sort keys of the server by column. */
export const gapColumnSorts: Partial<Record<string, GapSortKey>> = {
  gain: 'worth',
  you: 'own_rank',
  volume: 'search_volume',
  difficulty: 'difficulty_score',
  ranking: 'sites',
  best: 'best_rank',
};

/** Inputs of the columns besides the row. */
interface GapColumnFacts {
  competitors: GapMatrix['competitors'];
  hueOf: (competitorId: string) => string;
  planned: ReadonlySet<string>;
  /** Null for readers who may not change the plan. */
  onSend: ((keyword: string) => void) | null;
}

export const gapTones: Record<GapRow['gapClass'], Tone> = {
  missing: 'weak',
  untapped: 'medium',
  weak: 'medium',
  contested: 'neutral',
  strong: 'good',
};

const unknown = (reason: string) => <span title={reason}>–</span>;
const wide = { width: '100%' } as const;

/** Builds the columns with these keys; "sites" becomes one column per competitor. */
export function buildGapColumns(keys: readonly GapColumnKey[], facts: GapColumnFacts): GridColumn<GapRow>[] {
  return keys.flatMap((key) =>
    key === 'sites' ? siteColumns(facts) : [{ ...buildColumn(key, facts), key, name: gapColumnNames[key] }],
  );
}

function siteColumns({ competitors, hueOf }: GapColumnFacts): GridColumn<GapRow>[] {
  return competitors.map(({ id, domainName, displayName }, at) => ({
    key: id,
    name: displayName || domainName,
    mark: <HueMark hue={hueOf(id)} />,
    hint: domainName,
    width: 92,
    render: ({ ranks }) => <GapCell rank={ranks[at] ?? null} hue={hueOf(id)} />,
  }));
}

type Built = Omit<GridColumn<GapRow>, 'key' | 'name'>;

function buildColumn(key: Exclude<GapColumnKey, 'sites'>, facts: GapColumnFacts): Built {
  const isSortable = gapColumnSorts[key] !== undefined;
  const text = (width: number, render: (row: GapRow) => ReactNode) => ({ width, render, isSortable });
  const figure = (width: number, render: (row: GapRow) => ReactNode) => ({
    ...text(width, render),
    isNumber: true,
  });
  switch (key) {
    case 'gain':
      return {
        ...figure(132, ({ gain, gainGap }) =>
          gain ? (
            <span title={gainSpeech(gain)} style={wide}>
              <GridBar text={gainText(gain)} value={gain.mid} max="gain" />
            </span>
          ) : (
            unknown(gainGapText(gainGap ?? 'not_known'))
          ),
        ),
        hint: messages.worthHint,
      };
    case 'class':
      return text(112, ({ gapClass }) => (
        <span title={classHints[gapClass]}>
          <ToneBadge tone={gapTones[gapClass]} isPlain>
            {classLabels[gapClass]}
          </ToneBadge>
        </span>
      ));
    case 'you':
      return text(64, (row) => <GapCell rank={row.ownRank} hue={token('pulse')} {...describeAbsence(row)} />);
    case 'volume':
      return {
        ...figure(96, ({ searchVolume: volume }) =>
          volume === null ? (
            unknown(messages.unknown)
          ) : (
            <span title={formatNumber(volume)} style={wide}>
              <GridBar text={shortenVolume(volume)} value={volume} max="volume" />
            </span>
          ),
        ),
        hint: messages.volume,
      };
    case 'difficulty':
      return figure(96, ({ difficultyScore: score }) =>
        score === null ? (
          unknown(messages.unknown)
        ) : (
          <GridBar text={String(score)} value={score} max={100} isQuiet />
        ),
      );
    case 'plan':
      return { ...text(108, (row) => <PlanButton row={row} facts={facts} />), isControl: true };
    case 'relevance':
      return text(112, (row) => (
        <span title={relevanceReasonText(row)}>{relevanceText(row.relevanceClass)}</span>
      ));
    case 'ranking':
      return figure(80, ({ ranks }) => `${ranks.filter((rank) => rank !== null).length} of ${ranks.length}`);
    case 'best':
      // At least one site ranks, or the keyword would not be listed.
      return figure(88, ({ ranks }) => Math.min(...ranks.filter((rank) => rank !== null)));
    case 'intent':
      return text(112, ({ intentType }) => (intentType ? intentLabels[intentType] : '–'));
    case 'topic':
      return text(148, ({ topic }) => topic?.name ?? '–');
  }
}

function PlanButton({ row, facts }: { row: GapRow; facts: GapColumnFacts }) {
  const { planned, onSend } = facts;
  const isPlanned = planned.has(row.keyword);
  if (!isPlanned && !onSend) return null;
  const Icon = isPlanned ? IconCheck : IconPlus;
  return (
    <Button
      size="compact-xs"
      mih={24}
      tabIndex={-1}
      variant={isPlanned ? 'subtle' : 'light'}
      leftSection={<Icon size={14} stroke={1.5} aria-hidden />}
      aria-label={`${isPlanned ? messages.planned : messages.send}: ${row.keyword}`}
      aria-disabled={isPlanned}
      onClick={() => {
        if (!isPlanned) onSend?.(row.keyword);
      }}
    >
      {isPlanned ? messages.planned : messages.planIt}
    </Button>
  );
}
