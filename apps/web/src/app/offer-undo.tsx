import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { focusContent } from './focus-content.ts';
import { focusDialog } from './focus-dialog.ts';

const undoMs = 10_000;

/**
 * Says what was done and offers to take it back for 10 seconds. With an `id`, a new offer takes the place of the one
 * before it. Once it is taken it goes, and leaves its focus to the dialog that is open, or to the content.
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
