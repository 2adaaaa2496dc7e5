import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { focusContent } from './focus-content.ts';
import { focusDialog } from './focus-dialog.ts';

const undoMs = 10_000;

/**
 * Shows a message and offers undo for 10 seconds. With an `id`, a new offer replaces the previous one. After
 * undo, the offer closes and leaves its focus to the open dialog or the content.
 */
export function offerUndo(message: string, undo: () => void, id?: string): void {
  if (id !== undefined) notifications.hide(id);
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    autoClose: undoMs,
    message: (
      <>
        {message}{' '}
        <Button
          variant="light"
          size="compact-sm"
          mih={32}
          onClick={() => {
            notifications.hide(shown);
            if (!focusDialog()) focusContent();
            undo();
          }}
        >
          Undo
        </Button>
      </>
    ),
  });
}
