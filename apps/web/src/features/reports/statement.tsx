import { Title } from '@mantine/core';
import { EvidenceLink } from './evidence-link.tsx';
import classes from './report.module.css';

interface StatementProps {
  title: string;
  /** Path in the report. */
  path: string;
  children: string;
}

/** Titled sentence of the analyst. */
export function Statement({ title, path, children }: StatementProps) {
  return (
    <div className={classes.findings}>
      <Title order={4}>{title}</Title>
      <p className={classes.prose}>
        {children} <EvidenceLink path={path} />
      </p>
    </div>
  );
}
