import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { focusContent } from './focus-content.ts';
import { focusDialog } from './focus-dialog.ts';

const undoMs = 10_000;
/** Fields with an undo of their own. */
const typedPlaces = 'textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable]';

/**
 * Shows a message and offers undo for 10 seconds, by its button or Ctrl+Z. With an `id`, a new offer replaces the
 * previous one. After undo, the offer closes and leaves its focus to the open dialog or the content.
 */
export function offerUndo(message: string, undo: () => void, id?: string): void {
  if (id !== undefined) notifications.hide(id);
  const shown = notifications.show({
    ...(id !== undefined && { id }),
    autoClose: undoMs,
    message: (
      <>
        {message}{' '}
        <UndoButton
          onUndo={() => {
            notifications.hide(shown);
            undo();
          }}
        />
      </>
    ),
  });
}

/** Open offers, newest last: Ctrl+Z is for the newest. */
const offers: object[] = [];

function UndoButton({ onUndo }: { onUndo: () => void }) {
  const undo = useEffectEvent(onUndo);
  useEffect(() => {
    const offer = {};
    offers.push(offer);
    const listen = (event: KeyboardEvent) => {
      if (offers.at(-1) !== offer || !isUndo(event)) return;
      event.preventDefault();
      undo();
    };
    window.addEventListener('keydown', listen);
    return () => {
      offers.splice(offers.indexOf(offer), 1);
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <Button
      variant="light"
      size="compact-sm"
      mih={32}
      aria-keyshortcuts="Control+Z Meta+Z"
      onClick={() => {
        if (!focusDialog()) focusContent();
        onUndo();
      }}
    >
      Undo
    </Button>
  );
}

function isUndo({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  defaultPrevented,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || shiftKey || altKey || !(ctrlKey || metaKey)) return false;
  return key.toLowerCase() === 'z' && !(target instanceof Element && target.closest(typedPlaces));
}
