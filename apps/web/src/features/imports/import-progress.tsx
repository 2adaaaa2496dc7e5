import { Button, Progress } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import classes from './imports.module.css';
import { messages } from './messages.ts';
import type { ImportRun } from './use-import.ts';

interface ImportProgressProps {
  run: ImportRun;
  isCancelling: boolean;
  onCancel: () => void;
}

/** Progress of a running import, with a cancel button. */
export function ImportProgress({ run, isCancelling, onCancel }: ImportProgressProps) {
  const { state, done, total, fileName } = run;
  // The number of rows is known only when all have arrived.
  const isFetching = total === 0;
  const text = () => {
    if (state === 'queued') return messages.queued;
    if (isFetching) return messages.fetching(done);
    return done < total ? messages.running(done, total) : messages.saving;
  };
  return (
    <div className={classes.stack}>
      <p className={classes.fileName}>{fileName}</p>
      <div className={classes.progress}>
        <p role="status">{text()}</p>
        <Progress
          value={isFetching ? 100 : (100 * done) / total}
          animated={isFetching}
          size="lg"
          aria-label={text()}
        />
      </div>
      <p className={classes.quiet}>{messages.keepsRunning}</p>
      <Allowed>
        <div className={classes.actions}>
          <span className={classes.quiet}>{messages.cancelHint}</span>
          <Button variant="default" onClick={onCancel} loading={isCancelling}>
            {messages.cancel}
          </Button>
        </div>
      </Allowed>
    </div>
  );
}
