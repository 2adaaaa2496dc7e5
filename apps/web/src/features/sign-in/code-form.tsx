import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import classes from './code-form.module.css';
import { checkEmail } from './messages.ts';
import { OutboxNote } from './outbox-note.tsx';
import { useVerifyCode } from './use-sign-in.ts';

const codeLength = 6;

interface CodeFormProps {
  email: string;
  onSendAnother: () => void;
}

/** Step after the mail is sent: follow its link, or type its code here. */
export function CodeForm({ email, onSendAnother }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { mutate: verify, isPending, error } = useVerifyCode(email);
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    if (digits.length === codeLength && digits !== code) verify(digits);
  };
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{checkEmail}</Title>
        <Text c="dimmed" mt="xs">
          We sent a link and a 6-digit code to <strong className={classes.address}>{email}</strong>. Both work
          for 10 minutes.
        </Text>
      </div>
      <TextInput
        label="6-digit code"
        size="md"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={(event) => change(event.currentTarget.value)}
        readOnly={isPending}
        error={error && code.length === codeLength ? error.message : null}
        errorProps={{ role: 'alert' }}
        classNames={{ input: classes.code ?? '' }}
      />
      <OutboxNote email={email} />
      <Button variant="default" size="md" onClick={onSendAnother} disabled={isPending}>
        Send Another Link
      </Button>
    </Stack>
  );
}
