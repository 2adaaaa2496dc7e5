import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layout.module.css';
import { Panel } from './panel.tsx';

interface StatCardProps {
  /** What the figure counts. A link in it is followed from the whole card. */
  label: ReactNode;
  value: ReactNode;
  icon?: ReactNode;
  /** The change since the last measurement, or a line that explains the figure. */
  detail?: ReactNode;
  isLoading?: boolean;
  isTight?: boolean;
}

/** One figure with its name and its change. Loading keeps the size of what comes. */
export function StatCard({ label, value, icon, detail, isLoading = false, isTight = false }: StatCardProps) {
  return (
    <Panel className={classes.statCard ?? ''} isTight={isTight}>
      <div className={classes.statHead}>
        <span className={classes.statLabel}>{label}</span>
        {icon}
      </div>
      {isLoading ? (
        <Skeleton height={26} width={72} my={4} />
      ) : (
        <div className={classes.statValue}>{value}</div>
      )}
      <div className={classes.statLabel}>
        {isLoading ? <Skeleton height={12} width={110} my={3} /> : detail}
      </div>
    </Panel>
  );
}
