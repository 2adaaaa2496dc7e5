import { Title } from '@mantine/core';
import { EvidenceLink } from './evidence-link.tsx';
import { messages } from './messages.ts';
import classes from './report.module.css';

interface FindingListProps {
  title: string;
  findings: readonly string[];
  /** Where the list stands in the report. */
  path: string;
  /** Steps to take one after the other. */
  isOrdered?: boolean;
}

/** A titled list of what the analyst found, or the word that there is nothing. */
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
