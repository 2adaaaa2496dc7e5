import { Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { readPageSetting } from '../../lib/page-setting.ts';
import { canUsePasskeys } from '../../lib/passkeys.ts';
import { passkeyTexts as texts } from './passkey-messages.ts';
import { PasskeyRow } from './passkey-row.tsx';
import classes from './sign-in-settings.module.css';
import { type Passkey, useAddPasskey, usePasskeys, useRemovePasskey } from './use-passkeys.ts';

/** Adds, renames and removes the user's passkeys. Renders nothing if the server offers none. */
export function PasskeysCard() {
  return readPageSetting('passkeys') === null ? null : <OfferedPasskeys />;
}

function OfferedPasskeys() {
  const passkeys = usePasskeys();
  const add = useAddPasskey();
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <Panel label={texts.title}>
      <SectionHeading title={texts.title} description={texts.about} />
      {add.error ? (
        <Alert role="alert" color="red" variant="light" mb="sm">
          {add.error.message}
        </Alert>
      ) : null}
      <QueryState query={passkeys} errorTitle={texts.loadFailed} loading={<Skeleton height={64} />}>
        {(list) =>
          list.length === 0 ? (
            <Text c="dimmed">{texts.empty}</Text>
          ) : (
            <ul className={classes.list} aria-label={texts.title}>
              {list.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {canUsePasskeys() ? (
        <Button variant="default" mt="sm" loading={add.isPending} onClick={() => add.mutate()}>
          {texts.add}
        </Button>
      ) : (
        <Text size="sm" c="dimmed" mt="sm">
          {texts.unable}
        </Text>
      )}
      <RemovePasskeyDialog passkey={removed} onClose={() => setRemoved(null)} />
    </Panel>
  );
}

interface RemovePasskeyDialogProps {
  /** Null while closed. */
  passkey: Passkey | null;
  onClose: () => void;
}

function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
  const { mutate: remove, isPending, error, reset } = useRemovePasskey(onClose);
  return (
    <ConfirmDialog
      isOpen={passkey !== null}
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      isBusy={isPending}
      failure={error?.message}
      onConfirm={() => passkey && remove(passkey.id)}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      {texts.removeWarning}
    </ConfirmDialog>
  );
}
