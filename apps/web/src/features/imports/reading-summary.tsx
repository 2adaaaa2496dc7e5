import { Button, Title } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { columnLabels, decimalLabels, columnMessages as messages } from './column-messages.ts';
import classes from './imports.module.css';
import type { ImportRun } from './use-import.ts';

interface ReadingSummaryProps extends Pick<ImportRun, 'preview'> {
  isBusy: boolean;
  onChange: () => void;
  onUndo: () => void;
}

/** Column and number settings that the user chose for a file, with edit and undo buttons. */
export function ReadingSummary({ preview, isBusy, onChange, onUndo }: ReadingSummaryProps) {
  const { table, reading } = preview;
  const fields = reading?.fields ?? [];
  const lines = [
    ...fields.flatMap((field, place) =>
      field === null
        ? []
        : messages.pair(table?.columns[place]?.name || messages.unnamed(place + 1), columnLabels[field]),
    ),
    ...(reading?.decimalMark ? [messages.pair(messages.numbers, decimalLabels[reading.decimalMark])] : []),
  ];
  const isSaid = lines.length > 0;
  if (!isSaid && table === null) return null;
  return (
    <section aria-label={isSaid ? messages.readAs : messages.columns}>
      {isSaid ? (
        <>
          <Title order={3} mb="xs">
            {messages.readAs}
          </Title>
          <ul className={classes.notes}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : null}
      <Allowed>
        <div className={classes.readingActions}>
          {table === null ? null : (
            <Button variant="default" size="xs" disabled={isBusy} onClick={onChange}>
              {messages.change}
            </Button>
          )}
          {isSaid ? (
            <Button variant="default" size="xs" disabled={isBusy} onClick={onUndo}>
              {messages.undo}
            </Button>
          ) : null}
        </div>
      </Allowed>
      {fields.length > 0 && table?.headerHash ? <p className={classes.quiet}>{messages.undoHint}</p> : null}
    </section>
  );
}
