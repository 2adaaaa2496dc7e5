import { Button, Group, Modal, Text } from '@mantine/core';
import { useFocusReturn } from '@mantine/hooks';
import { useRef } from 'react';
import { bulkMessages } from './bulk-messages.ts';
import classes from './keywords.module.css';
import { messages } from './messages.ts';
import type { Deletion } from './use-delete-keywords.ts';

interface DeleteKeywordsDialogProps {
  /** Keywords to confirm; null while closed. */
  deletion: Deletion | null;
  onCancel: () => void;
  onConfirm: (deletion: Deletion) => void;
  /** Called when the dialog has closed and its opener is about to disappear. */
  onConfirmed: () => void;
}

/** Asks for confirmation before keywords are deleted. Escape and the backdrop cancel. */
export function DeleteKeywordsDialog({
  deletion,
  onCancel,
  onConfirm,
  onConfirmed,
}: DeleteKeywordsDialogProps) {
  const isConfirmed = useRef(false);
  const returnFocus = useFocusReturn({ opened: deletion !== null, shouldReturnFocus: false });
  // The opener disappears with the keywords, so the focus returns to it only if they stay.
  const end = () => {
    if (isConfirmed.current) onConfirmed();
    else returnFocus();
    isConfirmed.current = false;
  };
  const count = deletion?.keywordIds.length ?? 0;
  return (
    <Modal
      opened={deletion !== null}
      onClose={onCancel}
      onExitTransitionEnd={end}
      returnFocus={false}
      title={bulkMessages.deleteTitle(count)}
      centered
    >
      {deletion ? (
        <>
          <p className={classes.question}>
            {deletion.keywordText === null
              ? bulkMessages.confirmDelete(count)
              : messages.confirmDelete(deletion.keywordText)}
          </p>
          <Text size="sm" c="dimmed" mb={20}>
            {bulkMessages.keptFor}
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onCancel} data-autofocus>
              {messages.cancel}
            </Button>
            <Button
              color="red"
              variant="light"
              onClick={() => {
                isConfirmed.current = true;
                onConfirm(deletion);
              }}
            >
              {messages.delete}
            </Button>
          </Group>
        </>
      ) : null}
    </Modal>
  );
}
