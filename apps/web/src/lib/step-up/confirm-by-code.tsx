import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useAuth } from '../auth-provider.tsx';
import { codeLength, SixDigitField } from '../six-digit-field.tsx';
import { stepUpTexts as messages } from './messages.ts';
import { useConfirmByCode, useSendNonce } from './use-confirm-by-code.ts';

/** Confirms the session with a code that is sent to the account's address or phone. */
export function ConfirmByCode({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const [code, setCode] = useState('');
  const sending = useSendNonce();
  const { mutate: send } = sending;
  useEffect(() => send(), [send]);
  const { mutate: confirm, isPending, error } = useConfirmByCode(onConfirmed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (code.length === codeLength) confirm(code);
  };
  return (
    <form onSubmit={submit} aria-label={messages.title}>
      <Stack gap="md">
        <Text>{messages.why}</Text>
        <SendState sending={sending} />
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
          <Button variant="default" loading={sending.isPending} onClick={() => send()}>
            {messages.sendAgain}
          </Button>
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            {messages.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function SendState({ sending }: { sending: ReturnType<typeof useSendNonce> }) {
  const { session } = useAuth();
  const email = session?.user.email;
  if (sending.error)
    return (
      <Alert role="alert" color="red" variant="light">
        {sending.error.message}
      </Alert>
    );
  if (!sending.isSuccess) return <Text role="status">{messages.sending}</Text>;
  return <Text role="status">{email ? messages.sent(email) : messages.sentToPhone}</Text>;
}
