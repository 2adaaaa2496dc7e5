import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SetupProps } from './app-setup-form.tsx';
import { ConfirmCodeForm } from './confirm-code-form.tsx';
import { kindWords, twoFactor as messages } from './two-factor-messages.ts';
import { type PhoneSetup, useConfirmPhone, useTextPhone } from './use-two-factor.ts';

/** New phone: its number, then the texted code. */
export function PhoneSetupForm({ onCancel, onDone }: SetupProps) {
  const [phone, setPhone] = useState('');
  const { mutate, isPending, error } = useTextPhone();
  // The last code stays valid while a new one is requested, and if that request is refused.
  const [setup, setSetup] = useState<PhoneSetup | null>(null);
  const send = (to: string | PhoneSetup) => mutate(to, { onSuccess: setSetup });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phone.trim()) send(phone);
  };
  if (setup)
    return (
      <SentForm
        key={setup.challengeId}
        setup={setup}
        sending={{ isPending, error: error?.message ?? null, again: () => send(setup) }}
        onCancel={onCancel}
        onDone={onDone}
      />
    );
  return (
    <form onSubmit={submit} aria-label={kindWords.phone.setUp}>
      <Stack gap="md">
        <TextInput
          label={messages.phone}
          description={messages.phoneHint}
          type="tel"
          autoComplete="tel"
          size="md"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          readOnly={isPending}
          error={error?.message}
          errorProps={{ role: 'alert' }}
          autoFocus
        />
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={!phone.trim()}>
            {messages.sendCode}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface SentFormProps extends SetupProps {
  setup: PhoneSetup;
  sending: { isPending: boolean; error: string | null; again: () => void };
}

function SentForm({ setup, sending, onCancel, onDone }: SentFormProps) {
  const confirm = useConfirmPhone(setup, onDone);
  return (
    <ConfirmCodeForm
      label={kindWords.phone.setUp}
      confirm={confirm}
      onCancel={onCancel}
      more={
        <Button variant="default" loading={sending.isPending} onClick={sending.again}>
          {messages.sendAgain}
        </Button>
      }
    >
      <Text role="status">{messages.sentTo(setup.phone)}</Text>
      {sending.error ? (
        <Alert role="alert" color="red" variant="light">
          {sending.error}
        </Alert>
      ) : null}
    </ConfirmCodeForm>
  );
}
