import { Button } from '@mantine/core';
import { messages } from './messages.ts';

/** What a notification says of a change that can be taken back. */
export function UndoMessage({ message, onUndo }: { message: string; onUndo: () => void }) {
  return (
    <>
      {message}{' '}
      <Button variant="light" size="compact-sm" mih={32} onClick={onUndo}>
        {messages.undo}
      </Button>
    </>
  );
}
