import { type Column, DataTable, Figure, formatNumber, Panel, usePartial } from '@keydence/ui';
import { Title } from '@mantine/core';
import classes from './schedule.module.css';
import { trendMessages as texts } from './schedule-messages.ts';
import type { Trend } from './trend-tiles.tsx';

type Move = Trend['ranks']['up'][number];
type Gap = Trend['gaps']['openedKeywords'][number];

/** Rows per table before the toggle. */
const shownRows = 5;

/** Rank changes and gaps with the most searches, as tables; empty tables are omitted. */
export function TrendMoves({ trend: { ranks, gaps } }: { trend: Trend }) {
  const moves = [
    { title: texts.risen, rows: ranks.up },
    { title: texts.fallen, rows: ranks.down },
    { title: texts.gained, rows: ranks.gained },
    { title: texts.lost, rows: ranks.lost },
  ];
  const gapMoves = [
    { title: texts.openedGaps, rows: gaps.openedKeywords },
    { title: texts.closedGaps, rows: gaps.closedKeywords },
  ];
  const most = Math.max(...[...moves, ...gapMoves].map(({ rows }) => rows.length));
  const { limit, toggle } = usePartial(most, shownRows, {
    moreLabel: texts.allMoves,
    fewerLabel: texts.topMoves,
  });
  return (
    <>
      <div className={classes.moves}>
        {moves.map(({ title, rows }) => (
          <Table key={title} title={title} rows={rows.slice(0, limit)} columns={moveColumns} />
        ))}
        {gapMoves.map(({ title, rows }) => (
          <Table key={title} title={title} rows={rows.slice(0, limit)} columns={gapColumns} />
        ))}
      </div>
      {toggle ? <div className={classes.toggle}>{toggle}</div> : null}
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
