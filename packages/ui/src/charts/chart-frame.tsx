import { Button, Title } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { type Column, DataTable } from '../data/data-table.tsx';
import { SampleChip } from '../layout/sample-chip.tsx';
import classes from './charts.module.css';

interface ChartFrameProps<Row> {
  title: string;
  /** One sentence: the content of the chart and how to read it. */
  caption: string;
  /** Marks the caption: the figures come from the sample source. */
  isSample: boolean;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Height of the chart in pixels; the table that replaces it keeps the height. */
  height: number;
  /** Level of the title; 3 by default. */
  order?: 2 | 3;
  /** The main figure, above the chart. */
  lead?: ReactNode;
  /** Controls beside the switch to the table. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A chart with a caption, and a toggle that shows the same figures as a table. */
export function ChartFrame<Row>(props: ChartFrameProps<Row>) {
  const { title, caption, isSample, rows, columns, height, order = 3, lead, actions, children } = props;
  const [isTable, setIsTable] = useState(false);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <figure className={classes.figure} style={{ '--chart-height': `${height}px` } as CSSProperties}>
      <div className={classes.chartHead}>
        <Title order={order}>{title}</Title>
        {actions}
        <Button
          variant="subtle"
          size="compact-sm"
          mih={32}
          leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
          onClick={() => setIsTable(!isTable)}
          aria-label={`${title}: ${isTable ? 'Show as chart' : 'Show as table'}`}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {lead}
      <div className={classes.chartBody}>
        {isTable ? <DataTable label={title} rows={rows} columns={columns} /> : children}
      </div>
      <figcaption className={classes.caption}>
        {isSample ? <SampleChip /> : null}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
