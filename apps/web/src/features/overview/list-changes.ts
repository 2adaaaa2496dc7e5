import type { RankMoveKind } from '@keydence/domain';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { changeTexts as texts } from './change-texts.ts';

type TrendReport = Pick<RouterOutputs['trends']['get'], 'trend' | 'settled'>;

export interface Change {
  key: string;
  /** Verb in the past tense. */
  verb: string;
  object: string;
  /** Example with the most searches; null for a count alone. */
  detail: string | null;
  search: Record<string, string>;
}

const mostShown = 5;

/** Changes between two reports, results of the reader's own work first. */
export function listChanges({ trend, settled }: TrendReport): Change[] {
  if (!trend) return [];
  const { counts, up, down, gained, lost } = trend.ranks;
  const gaps = { section: 'gap-matrix', only: 'gaps' };
  const moved = (key: RankMoveKind, verb: string, count: number, rows: typeof up): Change | null => {
    const [first] = rows;
    return count === 0
      ? null
      : {
          key,
          verb,
          object: texts.keywords(count),
          detail: first ? texts.ranks(first.keywordText, first.before, first.now) : null,
          search: { section: 'keywords', ranks: key, layout: 'table' },
        };
  };
  const gap = (key: string, verb: string, count: number, rows: typeof trend.gaps.openedKeywords) =>
    count === 0
      ? null
      : { key, verb, object: texts.gaps(count), detail: rows[0]?.keywordText ?? null, search: gaps };
  const changes: (Change | null)[] = [
    settled.total === 0
      ? null
      : {
          key: 'predictions',
          verb: texts.checked,
          object: texts.predictions(settled.total),
          detail: settled.predictions[0]?.keywordText ?? null,
          search: { section: 'review', tab: 'predictions' },
        },
    moved('up', texts.rose, counts.up, up),
    moved('down', texts.fell, counts.down, down),
    moved('gained', texts.entered, counts.gained, gained),
    moved('lost', texts.left, counts.lost, lost),
    gap('opened', texts.opened, trend.gaps.opened, trend.gaps.openedKeywords),
    gap('closed', texts.closed, trend.gaps.closed, trend.gaps.closedKeywords),
  ];
  return changes.filter((change) => change !== null).slice(0, mostShown);
}
