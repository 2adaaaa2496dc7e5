import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import classes from '../layout/layout.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Explains the missing content and offers one next step. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps) {
  return (
    <div className={classes.centre}>
      <span className={classes.stateIcon}>{icon ?? <BrandMark size={22} />}</span>
      <Title order={3}>{title}</Title>
      {children ? <Text c="dimmed">{children}</Text> : null}
      {action}
    </div>
  );
}
