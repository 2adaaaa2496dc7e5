import { Alert } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { LinkButton } from '../../lib/link-button.tsx';
import { messages } from './messages.ts';
import classes from './search-console-history.module.css';
import { historyTitles, searchConsoleTexts as texts } from './search-console-messages.ts';
import type { SearchConsoleState } from './use-search-console.ts';

/** Days of the two periods that moves compare. */
const leastDays = 28;

interface SearchConsoleHistoryProps {
  history: NonNullable<SearchConsoleState['history']>;
}

/**
 * State of the daily fetch: the reason it waits or ended early, irregular days, and the link to the moves.
 */
export function SearchConsoleHistory({ history }: SearchConsoleHistoryProps) {
  const dates = useDates();
  const { state, note, notes, resumesAt, daysFetched } = history;
  return (
    <>
      {note === null ? null : (
        <Alert color={state === 'failed' ? 'red' : 'yellow'} variant="light" title={historyTitles[state]}>
          {note}
          {resumesAt === null ? null : ` ${texts.resumes(dates.moment(resumesAt))}`}
        </Alert>
      )}
      {notes.length === 0 ? null : (
        <ul aria-label={texts.notes} className={classes.notes}>
          {notes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {daysFetched < leastDays ? null : (
        <div>
          <LinkButton to="/dashboard" variant="default">
            {messages.toMoves}
          </LinkButton>
        </div>
      )}
    </>
  );
}
