import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRefusal } from '../../lib/use-access.ts';
import { AddCompetitorDialog } from './add-competitor-dialog.tsx';

/** Button and dialog for a new competitor. */
export function AddCompetitorButton({ label }: { label: string }) {
  const refusal = useRefusal('spend');
  const [isOpen, setIsOpen] = useState(false);
  if (refusal !== null) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <AddCompetitorDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
