import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { Code, Text } from '@mantine/core';
import { useEffect } from 'react';
import { ConfirmCodeForm } from './confirm-code-form.tsx';
import classes from './sign-in-settings.module.css';
import { kindWords, twoFactor as messages } from './two-factor-messages.ts';
import { type AppSetup, useBeginSetup, useConfirmSetup } from './use-two-factor.ts';

export interface SetupProps {
  onCancel: () => void;
  onDone: () => void;
}

/** New authenticator app: QR code and key, then the first code. */
export function AppSetupForm({ onCancel, onDone }: SetupProps) {
  const { mutate: begin, data: setup, error } = useBeginSetup();
  useEffect(() => begin(), [begin]);
  if (error)
    return <ErrorPanel title={messages.setUpFailed} message={error.message} onRetry={() => begin()} />;
  if (!setup) return <BrandLoader />;
  return <SetupForm setup={setup} onCancel={onCancel} onDone={onDone} />;
}

function SetupForm({ setup, onCancel, onDone }: SetupProps & { setup: AppSetup }) {
  const confirm = useConfirmSetup(setup.factorId, onDone);
  return (
    <ConfirmCodeForm label={kindWords.totp.setUp} confirm={confirm} onCancel={onCancel}>
      <Text>{messages.scan}</Text>
      <img className={classes.picture} src={setup.picture} alt={messages.picture} width={200} height={200} />
      <div>
        <Text size="sm" c="dimmed">
          {messages.secret}
        </Text>
        <Code className={classes.secret}>{setup.secret}</Code>
      </div>
    </ConfirmCodeForm>
  );
}
