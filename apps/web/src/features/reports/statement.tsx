import { Title } from '@mantine/core';
import classes from './report.module.css';

interface StatementProps {
  title: string;
  children: string;
}

/** A titled sentence of the analyst. */
export function Statement({ title, children }: StatementProps) {
  return (
    <div className={classes.findings}>
      <Title order={4}>{title}</Title>
      <p className={classes.prose}>{children}</p>
    </div>
  );
}
