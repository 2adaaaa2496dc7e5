import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { z } from 'zod';
import { useRefusal } from '../../lib/use-access.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { AddKeywordsDialog } from './add-keywords-dialog.tsx';
import { messages } from './messages.ts';
import { useAddKeywords } from './use-add-keywords.ts';

/** Open state in the URL, so other screens can link to it. */
const addSearch = z.object({ add: z.literal(true).optional().catch(undefined) });

/** Button and dialog for new keywords. */
export function AddKeywordsButton() {
  const refusal = useRefusal();
  const [{ add: isOpen = false }, update] = useSectionSearch(addSearch);
  const close = () => void update({ add: undefined }, { replace: true });
  const { add, isAdding, progress, error, reset } = useAddKeywords(close);
  const open = () => {
    reset();
    void update({ add: true });
  };
  if (refusal !== null) return null;
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
        onClose={close}
        onAdd={add}
      />
    </>
  );
}
