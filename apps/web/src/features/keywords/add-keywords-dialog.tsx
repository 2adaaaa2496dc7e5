import { Button, FileButton, Group, Modal, Progress, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type FormEvent, useDeferredValue, useMemo } from 'react';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { importTexts as texts } from './import-messages.ts';
import { readKeywordLines } from './keyword-lines.ts';
import { KeywordLinesPreview } from './keyword-lines-preview.tsx';
import classes from './keywords.module.css';
import { messages } from './messages.ts';
import type { SendingKeywords } from './use-add-keywords.ts';
import { useKeywordText } from './use-keyword-text.ts';

interface AddKeywordsDialogProps {
  isOpen: boolean;
  isAdding: boolean;
  /** Progress of a submission in several calls. */
  progress: SendingKeywords | null;
  /** Reason for the last failure. */
  error: string | null;
  onClose: () => void;
  onAdd: (keywords: string[]) => void;
}

/** Adds one or many keywords: typed, pasted or from a file. */
export function AddKeywordsDialog({ isOpen, isAdding, onClose, ...rest }: AddKeywordsDialogProps) {
  return (
    <Modal opened={isOpen} onClose={() => (isAdding ? undefined : onClose())} title={texts.title} size="lg">
      <AddKeywordsForm isAdding={isAdding} onClose={onClose} {...rest} />
    </Modal>
  );
}

type AddKeywordsFormProps = Omit<AddKeywordsDialogProps, 'isOpen'>;

function AddKeywordsForm({ isAdding, progress, error, onClose, onAdd }: AddKeywordsFormProps) {
  const { text, setText, takeFiles, notices } = useKeywordText();
  // Parsing tens of thousands of lines must not block typing.
  const shownText = useDeferredValue(text);
  const lines = useMemo(() => readKeywordLines(shownText), [shownText]);
  const { isOver, zone } = useFileDrop((files) => void takeFiles(files));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { keywords } = readKeywordLines(text);
    if (keywords.length > 0) onAdd(keywords);
  };
  return (
    <form onSubmit={submit} className={classes.form} data-over={isOver || undefined} {...zone}>
      <Textarea
        label={texts.label}
        description={isOver ? texts.drop : texts.hint}
        error={error}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        readOnly={isAdding}
        data-autofocus
      />
      <FileChoice onFiles={(files) => void takeFiles(files)} isOff={isAdding} />
      {notices.map((notice, index) => (
        <p
          key={index}
          role={notice.isError ? 'alert' : 'status'}
          className={classes.notice}
          data-error={notice.isError || undefined}
        >
          {notice.text}
        </p>
      ))}
      {progress ? <Sending {...progress} /> : <KeywordLinesPreview lines={lines} />}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={isAdding}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={isAdding} disabled={lines.keywords.length === 0}>
          {texts.add}
        </Button>
      </Group>
    </form>
  );
}

function FileChoice({ onFiles, isOff }: { onFiles: (files: File[]) => void; isOff: boolean }) {
  return (
    <div>
      <FileButton
        accept=".txt,.csv,text/plain,text/csv"
        onChange={(file: File | null) => onFiles(file ? [file] : [])}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            disabled={isOff}
            leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden />}
          >
            {texts.choose}
          </Button>
        )}
      </FileButton>
      <p className={classes.fileHint}>{texts.fileHint}</p>
    </div>
  );
}

function Sending({ sent, total }: SendingKeywords) {
  const text = texts.sending(sent, total);
  return (
    <div className={classes.preview}>
      <p role="status">{text}</p>
      <Progress value={(100 * sent) / total} aria-label={text} />
    </div>
  );
}
