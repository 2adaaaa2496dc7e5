import type { ListPagesInput } from '@keydence/domain';
import { formatNumber, type GridColumn } from '@keydence/ui';
import { countOf } from '../../lib/count-keywords.ts';
import type { Dates } from '../../lib/dates.tsx';
import type { RouterOutputs } from '../../lib/trpc.ts';
import { columns, messages, stateLabels, typeLabels } from './messages.ts';
import { StateBadge } from './state-badge.tsx';

export type SitePage = RouterOutputs['pages']['list']['data'][number];

export const pageColumnKeys = [
  ...(['state', 'findings', 'clicks', 'change', 'keywords', 'rank', 'topic'] as const),
  ...(['linksin', 'words', 'language', 'type', 'changed'] as const),
];
export type PageColumnKey = (typeof pageColumnKeys)[number];

export const defaultPageColumns: readonly PageColumnKey[] = pageColumnKeys.filter((key) => key !== 'type');

/** Sort key of each sortable column. */
export const pageColumnSorts: Partial<Record<PageColumnKey | 'page', ListPagesInput['sortBy']>> = {
  page: 'address',
  clicks: 'clicks',
  change: 'clicks_change',
  keywords: 'keywords',
  rank: 'best_rank',
  linksin: 'links_in',
  words: 'words',
  changed: 'changed',
};

const known = (value: number | null) => (value === null ? messages.unknown : formatNumber(value));

const cells: Readonly<
  Record<PageColumnKey, { width: number; isNumber?: boolean; of: (page: SitePage, dates: Dates) => GridCell }>
> = {
  state: { width: 148, of: ({ state }) => <StateBadge state={state} /> },
  findings: { width: 84, isNumber: true, of: ({ findingCount }) => formatNumber(findingCount) },
  clicks: { width: 80, isNumber: true, of: ({ clicks }) => known(clicks?.clicks ?? null) },
  change: { width: 88, isNumber: true, of: ({ clicks }) => changeText(clicks?.change ?? null) },
  keywords: { width: 92, isNumber: true, of: ({ keywordCount }) => formatNumber(keywordCount) },
  rank: {
    width: 92,
    isNumber: true,
    of: ({ bestRank }) => (bestRank === null ? messages.unknown : `#${bestRank}`),
  },
  topic: { width: 132, of: ({ topic }) => topic ?? messages.unknown },
  linksin: { width: 76, isNumber: true, of: ({ linksIn }) => formatNumber(linksIn) },
  words: { width: 76, isNumber: true, of: ({ words }) => known(words) },
  language: { width: 92, of: ({ language }) => language ?? messages.unsure },
  type: { width: 92, of: ({ type }) => (type ? typeLabels[type] : messages.unknown) },
  changed: {
    width: 108,
    isNumber: true,
    of: ({ changedAt }, dates) => (changedAt === null ? messages.unknown : dates.day(changedAt, 'medium')),
  },
};

type GridCell = ReturnType<GridColumn<SitePage>['render']>;

/** Columns whose numbers are counted at the end of a reading. */
const countedAtEnd: ReadonlySet<PageColumnKey> = new Set(['findings', 'linksin']);

export function buildPageColumns(
  shown: readonly PageColumnKey[],
  { dates, hasEnded }: { dates: Dates; hasEnded: boolean },
): GridColumn<SitePage>[] {
  return shown.map((key) => {
    const { width, isNumber = false, of } = cells[key];
    return {
      key,
      ...columns[key],
      width,
      isNumber,
      isSortable: pageColumnSorts[key] !== undefined,
      render: (page) => (hasEnded || !countedAtEnd.has(key) ? of(page, dates) : messages.unknown),
    };
  });
}

function changeText(change: number | null): string {
  if (change === null) return messages.unknown;
  return change > 0 ? `+${formatNumber(change)}` : formatNumber(change);
}

/** Facts under the title on a narrow screen. */
export function narrowFacts({ state, findingCount, clicks, words }: SitePage): string[] {
  return [
    stateLabels[state],
    ...(findingCount > 0 ? [`${findingCount} ${findingCount === 1 ? 'finding' : 'findings'}`] : []),
    ...(clicks ? [countOf(clicks.clicks, 'click')] : []),
    ...(words === null ? [] : [countOf(words, 'word')]),
  ];
}
