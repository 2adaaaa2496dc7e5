import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface SecretDialogProps {
  isOpen: boolean;
  title: string;
  size?: 'md' | 'lg';
  /** The secret is being made: who left now would never see it. */
  isPending: boolean;
  isShown: boolean;
  onClose: () => void;
  /** Once it has closed, when the secret can be forgotten. */
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog that makes a secret and shows it this once: neither Escape nor a click beside it loses the secret. */
export function SecretDialog(props: SecretDialogProps) {
  const { isOpen, title, size = 'md', isPending, isShown, onClose, onClosed, children } = props;
  return (
    <Modal
      opened={isOpen}
      closeOnClickOutside={!isShown}
      closeOnEscape={!isShown}
      onClose={() => (isPending ? undefined : onClose())}
      onExitTransitionEnd={onClosed}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': 'Close', disabled: isPending }}
      centered
    >
      {children}
    </Modal>
  );
}
