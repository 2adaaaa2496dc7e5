import { BeatLoader, ErrorPanel } from '@keydence/ui';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { codeLength, SixDigitField } from '../../app/six-digit-field.tsx';
import classes from './sign-in-settings.module.css';
import { twoFactor as messages } from './two-factor-messages.ts';
import { type AppSetup, useBeginSetup, useConfirmSetup } from './use-two-factor.ts';

interface TwoFactorSetupProps {
  onCancel: () => void;
  onDone: () => void;
}

/** A new authenticator app: its picture and key, then its first code. */
export function TwoFactorSetup({ onCancel, onDone }: TwoFactorSetupProps) {
  const { mutate: begin, data: setup, error } = useBeginSetup();
  useEffect(() => begin(), [begin]);
  if (error)
    return <ErrorPanel title={messages.setUpFailed} message={error.message} onRetry={() => begin()} />;
  if (!setup) return <BeatLoader />;
  return <SetupForm setup={setup} onCancel={onCancel} onDone={onDone} />;
}

function SetupForm({ setup, onCancel, onDone }: TwoFactorSetupProps & { setup: AppSetup }) {
  const [code, setCode] = useState('');
  const { mutate: confirm, isPending, error } = useConfirmSetup(setup.factorId, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) confirm(code);
  };
  return (
    <form onSubmit={submit} aria-label={messages.setUp}>
      <Stack gap="md">
        <Text>{messages.scan}</Text>
        <img
          className={classes.picture}
          src={setup.picture}
          alt={messages.picture}
          width={200}
          height={200}
        />
        <div>
          <Text size="sm" c="dimmed">
            {messages.secret}
          </Text>
          <Code className={classes.secret}>{setup.secret}</Code>
        </div>
        <SixDigitField
          label={messages.code}
          value={code}
          error={error && code.length === codeLength ? error.message : null}
          isPending={isPending}
          onChange={setCode}
        />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={code.length < codeLength}>
            {messages.confirm}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
