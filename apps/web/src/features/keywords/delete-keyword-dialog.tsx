import { Button, Group, Modal } from '@mantine/core';
import classes from './keywords.module.css';
import { messages } from './messages.ts';
import type { Keyword } from './use-keywords.ts';

interface DeleteKeywordDialogProps {
  /** The keyword to ask about; null while nothing is asked. */
  keyword: Keyword | null;
  onCancel: () => void;
  onConfirm: (keyword: Keyword) => void;
}

/** Asks before a keyword goes. Escape and the backdrop cancel. */
export function DeleteKeywordDialog({ keyword, onCancel, onConfirm }: DeleteKeywordDialogProps) {
  return (
    <Modal
      opened={keyword !== null}
      onClose={onCancel}
      title={messages.deleteTitle}
      closeButtonProps={{ 'aria-label': messages.close }}
      centered
    >
      {keyword ? (
        <>
          <p className={classes.question}>{messages.confirmDelete(keyword.keywordText)}</p>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onCancel} data-autofocus>
              {messages.cancel}
            </Button>
            <Button color="red" variant="light" onClick={() => onConfirm(keyword)}>
              {messages.delete}
            </Button>
          </Group>
        </>
      ) : null}
    </Modal>
  );
}
