import { Title } from '@mantine/core';
import { messages } from './messages.ts';
import classes from './report.module.css';

interface FindingListProps {
  title: string;
  findings: readonly string[];
  /** Steps to take one after the other. */
  isOrdered?: boolean;
}

/** A titled list of what the analyst found, or the word that there is nothing. */
export function FindingList({ title, findings, isOrdered = false }: FindingListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <div className={classes.findings}>
      <Title order={4}>{title}</Title>
      {findings.length === 0 ? (
        <p className={classes.prose}>{messages.none}</p>
      ) : (
        <List className={classes.bullets}>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </List>
      )}
    </div>
  );
}
