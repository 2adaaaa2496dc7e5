import { Button, FileButton, Group, Modal, Text, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { firstColumn, type KeywordLines, readKeywordLines, type SkippedLine } from './keyword-lines.ts';
import classes from './keywords.module.css';
import { messages, skipReasons } from './messages.ts';

interface AddKeywordsDialogProps {
  isOpen: boolean;
  isAdding: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  onClose: () => void;
  onAdd: (keywords: string[]) => void;
}

/** One keyword or many: typed, pasted or from a file. */
export function AddKeywordsDialog({ isOpen, isAdding, onClose, ...rest }: AddKeywordsDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => (isAdding ? undefined : onClose())}
      title={messages.addTitle}
      closeButtonProps={{ 'aria-label': messages.close }}
      size="lg"
    >
      <AddKeywordsForm isAdding={isAdding} onClose={onClose} {...rest} />
    </Modal>
  );
}

function AddKeywordsForm({ isAdding, error, onClose, onAdd }: Omit<AddKeywordsDialogProps, 'isOpen'>) {
  const [text, setText] = useState('');
  const [fileError, setFileError] = useState<string | null>(null);
  const lines = readKeywordLines(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lines.keywords.length > 0) onAdd(lines.keywords);
  };
  const takeFile = async (file: File | null) => {
    if (!file) return;
    const content = await readKeywordFile(file);
    setFileError(content === null ? messages.fileRefused : null);
    if (content !== null) setText((previous) => [previous.trimEnd(), content].filter(Boolean).join('\n'));
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Textarea
        label={messages.addLabel}
        description={messages.addHint}
        error={fileError ?? error}
        rows={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <FileButton accept=".txt,.csv,text/plain,text/csv" onChange={(file) => void takeFile(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            className={classes.file ?? ''}
            leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden />}
          >
            {messages.chooseFile}
          </Button>
        )}
      </FileButton>
      <Preview lines={lines} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={isAdding}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={isAdding} disabled={lines.keywords.length === 0}>
          {messages.add}
        </Button>
      </Group>
    </form>
  );
}

/** What will be added and what will not, before anything is sent. */
function Preview({ lines: { keywords, skipped } }: { lines: KeywordLines }) {
  if (keywords.length + skipped.length === 0) return null;
  return (
    <div role="status" className={classes.preview}>
      <p>{messages.willAdd(keywords.length)}</p>
      {skipped.length > 0 ? <SkippedLines skipped={skipped} /> : null}
    </div>
  );
}

function SkippedLines({ skipped }: { skipped: SkippedLine[] }) {
  return (
    <details>
      <summary>{messages.willSkip(skipped.length)}</summary>
      <ul>
        {skipped.slice(0, shownSkipped).map(({ text, reason }, index) => (
          <li key={index}>
            <Text span size="sm" lineClamp={1}>
              {text}
            </Text>
            <span className={classes.exact}>{skipReasons[reason]}</span>
          </li>
        ))}
      </ul>
      {skipped.length > shownSkipped ? <p>{`+${skipped.length - shownSkipped}`}</p> : null}
    </details>
  );
}

const shownSkipped = 50;
/** A thousand keywords of the greatest length, in UTF-8. */
const maxFileBytes = 1_000_000;

/** The keywords of a text or CSV file, one a line; null when it is neither or too large. */
async function readKeywordFile(file: File): Promise<string | null> {
  const isCsv = /\.csv$/i.test(file.name);
  if ((!isCsv && !/\.txt$/i.test(file.name)) || file.size > maxFileBytes) return null;
  const content = (await file.text()).replace(/^\uFEFF/, '');
  if (content.includes('\0')) return null;
  return isCsv ? firstColumn(content) : content;
}
