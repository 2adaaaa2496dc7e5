import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface SecretDialogProps {
  isOpen: boolean;
  title: string;
  size?: 'md' | 'lg';
  /** True while the secret is being created; closing now would lose it. */
  isPending: boolean;
  isShown: boolean;
  onClose: () => void;
  /** Called after the dialog has closed, when the secret can be discarded. */
  onClosed: () => void;
  children: ReactNode;
}

/** Dialog that creates a secret and shows it once: neither Escape nor an outside click loses the secret. */
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
