import { NewSecret } from '../../lib/new-secret.tsx';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { apiKeyTexts as texts } from './api-key-messages.ts';
import { CreateKeyForm } from './create-key-form.tsx';
import type { useApiKeys } from './use-api-keys.ts';

interface CreateKeyDialogProps {
  isOpen: boolean;
  creation: ReturnType<typeof useApiKeys>['creation'];
  onClose: () => void;
}

/** Asks for the permissions of a key, creates it and shows it once. */
export function CreateKeyDialog({ isOpen, creation, onClose }: CreateKeyDialogProps) {
  const { created, isPending, reset } = creation;
  return (
    <SecretDialog
      isOpen={isOpen}
      title={created ? texts.createdTitle : texts.create}
      isPending={isPending}
      isShown={created !== undefined}
      onClose={onClose}
      onClosed={reset}
    >
      {created ? (
        <NewSecret
          title={texts.created(created.name)}
          label={texts.keyLabel}
          description={texts.secret}
          secret={created.token}
          copyLabel={texts.copy}
          onDone={onClose}
        />
      ) : (
        <CreateKeyForm creation={creation} onCancel={onClose} />
      )}
    </SecretDialog>
  );
}
