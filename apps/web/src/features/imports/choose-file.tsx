import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import classes from './imports.module.css';
import { messages } from './messages.ts';
import { useUpload } from './use-upload.ts';

const accepted =
  '.csv,.tsv,.txt,.xls,.xlsx,.zip,text/csv,text/plain,text/tab-separated-values,application/zip';

interface ChooseFileProps {
  domainId: string;
  onUploaded: (importId: string) => void;
}

/** Accepts a dropped or chosen file and shows its upload progress. */
export function ChooseFile({ domainId, onUploaded }: ChooseFileProps) {
  const { send, refuse, name, percent, failure } = useUpload(domainId, onUploaded);
  const resetFile = useRef<() => void>(null);
  const pick = (file: File | null) => {
    if (file) send(file);
    // Allows choosing the same file again.
    resetFile.current?.();
  };
  const { isOver, zone } = useFileDrop(([file, ...others]) => {
    if (others.length > 0) refuse(messages.onlyOne);
    else if (file && name === null) send(file);
  });
  return (
    <section className={classes.drop} aria-label={messages.drop} data-over={isOver || undefined} {...zone}>
      <IconFileUpload size={32} stroke={1.5} aria-hidden />
      <p className={classes.dropTitle}>{isOver ? messages.dropNow : messages.drop}</p>
      <p className={classes.quiet}>{messages.limits}</p>
      <FileButton accept={accepted} onChange={pick} resetRef={resetFile}>
        {(button) => (
          <Button {...button} loading={name !== null} data-autofocus>
            {messages.choose}
          </Button>
        )}
      </FileButton>
      {name === null ? (
        <p className={classes.quiet}>{messages.nothingYet}</p>
      ) : (
        <div className={classes.progress}>
          <p role="status">{messages.sending(name, percent)}</p>
          <Progress value={percent} aria-label={messages.sending(name, percent)} />
        </div>
      )}
      {failure ? (
        <div role="alert" className={classes.failure}>
          <strong>{messages.uploadFailed}</strong>
          <p>{failure.message}</p>
          {failure.retry ? (
            <Button variant="default" onClick={failure.retry}>
              {messages.tryAgain}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
