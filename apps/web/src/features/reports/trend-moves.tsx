import { type Column, DataTable, Figure, formatNumber, Panel } from '@keydence/ui';
import { Title } from '@mantine/core';
import { trendMessages as texts } from './rhythm-messages.ts';
import type { Trend } from './trend-section.tsx';

type Move = Trend['ranks']['up'][number];
type Gap = Trend['gaps']['openedKeywords'][number];

/** The moves and gaps with the most searches, as tables; what did not happen is left out. */
export function TrendMoves({ trend: { ranks, gaps } }: { trend: Trend }) {
  return (
    <>
      <Table title={texts.risen} rows={ranks.up} columns={moveColumns} />
      <Table title={texts.fallen} rows={ranks.down} columns={moveColumns} />
      <Table title={texts.gained} rows={ranks.gained} columns={moveColumns} />
      <Table title={texts.lost} rows={ranks.lost} columns={moveColumns} />
      <Table title={texts.openedGaps} rows={gaps.openedKeywords} columns={gapColumns} />
      <Table title={texts.closedGaps} rows={gaps.closedKeywords} columns={gapColumns} />
    </>
  );
}

interface TableProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

function Table<Row>({ title, rows, columns }: TableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Panel label={title}>
      <Title order={3}>{title}</Title>
      <DataTable label={title} rows={rows} columns={columns} />
    </Panel>
  );
}

const rankText = (rank: number | null) => (rank === null ? texts.notRanking : String(rank));
const volumeOf = ({ searchVolume }: Gap) => (
  <Figure text={formatNumber(searchVolume)} unknownReason={texts.unknownVolume} />
);

const moveColumns: readonly Column<Move>[] = [
  { header: texts.keyword, cell: ({ keywordText }) => keywordText },
  { header: texts.before, cell: ({ before }) => rankText(before), isNumber: true },
  { header: texts.now, cell: ({ now }) => rankText(now), isNumber: true },
  { header: texts.volume, cell: volumeOf, isNumber: true },
];

const gapColumns: readonly Column<Gap>[] = [
  { header: texts.keyword, cell: ({ keywordText }) => keywordText },
  { header: texts.volume, cell: volumeOf, isNumber: true },
];
