import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AddKeywordsDialog } from './add-keywords-dialog.tsx';
import { messages } from './messages.ts';
import { useAddKeywords } from './use-add-keywords.ts';

/** The way to new keywords: a button and its dialog. */
export function AddKeywordsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const { add, isAdding, progress, error, reset } = useAddKeywords(() => setIsOpen(false));
  const open = () => {
    reset();
    setIsOpen(true);
  };
  return (
    <>
      <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={open}>
        {messages.addTitle}
      </Button>
      <AddKeywordsDialog
        isOpen={isOpen}
        isAdding={isAdding}
        progress={progress}
        error={error}
        onClose={() => setIsOpen(false)}
        onAdd={add}
      />
    </>
  );
}
