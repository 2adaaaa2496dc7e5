import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { TrackedDomain } from '../../lib/use-selection.tsx';
import { domainTexts as texts } from './messages.ts';

interface RemoveDomainDialogProps {
  /** Null while closed. */
  domain: TrackedDomain | null;
  onClose: () => void;
  /** Called after the dialog has left the screen. */
  onRemoved: () => void;
}

/** Asks for the domain's name before all its data is deleted. */
export function RemoveDomainDialog({ domain, onClose, onRemoved }: RemoveDomainDialogProps) {
  const utils = trpc.useUtils();
  const isDone = useRef(false);
  const lastName = useRef('');
  if (domain) lastName.current = domain.domainName;
  const domainName = lastName.current;
  const remove = trpc.trackedDomains.delete.useMutation({
    onSuccess: async () => {
      await utils.workspaces.invalidate();
      notifications.show({ message: texts.removed(domainName) });
      isDone.current = true;
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={domain !== null}
      title={texts.removeTitle(domainName)}
      confirmLabel={texts.removeConfirm}
      typed={{ label: texts.removeType(domainName), word: domainName }}
      isBusy={remove.isPending}
      failure={remove.isError ? texts.removeFailed : null}
      onConfirm={() => domain && remove.mutate({ domainId: domain.id })}
      onClose={() => {
        remove.reset();
        onClose();
      }}
      onClosed={() => {
        if (isDone.current) onRemoved();
        isDone.current = false;
      }}
    >
      {texts.removeText}
    </ConfirmDialog>
  );
}
