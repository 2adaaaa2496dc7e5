import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messages } from './messages.ts';

const undoMs = 10_000;
const id = 'content-plan-undo';

/** Tells what was done and offers to take it back. A new one replaces the one before. */
export function offerUndo(message: string, undo: () => void): void {
  notifications.hide(id);
  notifications.show({
    id,
    autoClose: undoMs,
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
