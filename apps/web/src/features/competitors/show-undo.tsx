import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messages } from './messages.ts';

const undoMs = 10_000;

/** Says what was done and offers to take it back for 10 seconds. */
export function showUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    autoClose: undoMs,
    closeButtonProps: { 'aria-label': messages.close },
    message: (
      <>
        {message}{' '}
        <Button
          variant="light"
          size="compact-sm"
          mih={32}
          onClick={() => {
            notifications.hide(id);
            undo();
          }}
        >
          {messages.undo}
        </Button>
      </>
    ),
  });
}
