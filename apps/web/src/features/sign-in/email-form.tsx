import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { CompanyButton } from './company-button.tsx';
import { welcome, welcomeHint } from './messages.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

interface EmailFormProps {
  isSending: boolean;
  error: Error | null;
  onSend: (email: string) => void;
}

export function EmailForm({ isSending, error, onSend }: EmailFormProps) {
  const { notice } = useAuth();
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim()) onSend(email.trim());
  };
  return (
    <Stack gap="md">
      <div>
        <Title order={1}>{welcome}</Title>
        <Text c="dimmed" mt="xs">
          {welcomeHint}
        </Text>
      </div>
      {notice && !error ? (
        <Alert role="status" color="pulse" variant="light">
          {notice}
        </Alert>
      ) : null}
      {error ? (
        <Alert role="alert" color="red" variant="light">
          {error.message}
        </Alert>
      ) : null}
      <ProviderButtons />
      <PasskeyButton />
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label="Email address"
            type="email"
            name="email"
            size="md"
            required
            withAsterisk={false}
            autoComplete="email"
            placeholder="you@yourcompany.com"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={isSending} disabled={!email.trim()}>
            Send Magic Link
          </Button>
          <CompanyButton email={email} />
        </Stack>
      </form>
    </Stack>
  );
}
