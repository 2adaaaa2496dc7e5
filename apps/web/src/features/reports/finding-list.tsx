import { Title } from '@mantine/core';
import { EvidenceLink } from './evidence-link.tsx';
import { messages } from './messages.ts';
import classes from './report.module.css';

interface FindingListProps {
  title: string;
  findings: readonly string[];
  /** Path of the list in the report. */
  path: string;
  /** True for steps in order. */
  isOrdered?: boolean;
}

/** Titled list of the analyst's findings, or a note that there are none. */
export function FindingList({ title, findings, path, isOrdered = false }: FindingListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div className={classes.findings}>
      <Title order={4}>{title}</Title>
      {findings.length === 0 ? (
        <p className={classes.prose}>{messages.none}</p>
      ) : (
        <List className={classes.bullets}>
          {findings.map((finding, index) => (
            <li key={finding}>
              {finding} <EvidenceLink path={`${path}.${index}`} />
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
