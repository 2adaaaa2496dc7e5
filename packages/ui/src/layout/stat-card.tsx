import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './layout.module.css';
import { Panel } from './panel.tsx';

interface StatCardProps {
  /** Name of the figure. A link in it covers the whole card. */
  label: ReactNode;
  value: ReactNode;
  icon?: ReactNode;
  /** The change since the last check, or a line that explains the figure. */
  detail?: ReactNode;
  isLoading?: boolean;
  isTight?: boolean;
}

/** One figure with its name and change. Loading keeps the size of the content. */
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
