import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { searchConsoleTexts as texts } from './search-console-messages.ts';
import type { SearchConsoleHandle } from './use-search-console.ts';

/** Ends the workspace's connection, and reports if Google has confirmed it. */
export function DisconnectButton({ handle }: { handle: SearchConsoleHandle }) {
  const { disconnect, isDisconnecting, disconnectError } = handle;
  const [isOpen, setIsOpen] = useState(false);
  const confirm = () =>
    disconnect((isRevoked) => {
      notifications.show({
        title: texts.disconnected,
        message: isRevoked ? texts.revoked : texts.notRevoked,
        ...(isRevoked ? {} : { color: 'yellow', autoClose: false }),
      });
    });
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setIsOpen(true)}>
        {texts.disconnect}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.disconnectTitle}
        confirmLabel={texts.disconnect}
        isBusy={isDisconnecting}
        failure={disconnectError ? failureText(disconnectError) : null}
        onConfirm={confirm}
        onClose={() => setIsOpen(false)}
      >
        {texts.disconnectText}
      </ConfirmDialog>
    </>
  );
}
