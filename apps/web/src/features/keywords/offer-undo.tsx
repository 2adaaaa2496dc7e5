import { notifications } from '@mantine/notifications';
import { messages } from './messages.ts';
import { UndoMessage } from './undo-message.tsx';

const undoMs = 10_000;

/** Says what was done, with a button that takes it back. */
export function offerUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    autoClose: undoMs,
    closeButtonProps: { 'aria-label': messages.close },
    message: (
      <UndoMessage
        message={message}
        onUndo={() => {
          notifications.hide(id);
          undo();
        }}
      />
    ),
  });
}
