import { Modal } from '@mantine/core';
import { shellTexts as texts } from './messages.ts';
import classes from './palette.module.css';
import { PaletteSearch } from './palette-search.tsx';

interface PaletteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search by name over all destinations and actions. */
export function PaletteDialog({ isOpen, onClose }: PaletteDialogProps) {
  return (
    <Modal.Root opened={isOpen} onClose={onClose} returnFocus={false} size={600} padding={0} yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content aria-label={texts.palette}>
        <Modal.Body className={classes.body ?? ''}>
          <PaletteSearch onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
