import { BeatLoader, ErrorPanel } from '@keydence/ui';
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useAuth } from '../../app/auth-provider.tsx';
import { PublicFrame } from '../../app/public-frame.tsx';
import { readReturnPath } from '../../app/return-path.ts';
import { codeLength, SixDigitField } from '../../app/six-digit-field.tsx';
import * as messages from './messages.ts';
import { useFactorToShow, useShowFactor } from './use-second-factor.ts';

/** The second step of a sign-in: the code of the authenticator app. */
export function TwoFactorScreen() {
  const { signOut } = useAuth();
  const { history } = useRouter();
  const factor = useFactorToShow();
  const show = useShowFactor(factor.data?.id, () => history.replace(readReturnPath()));
  const leave = async () => {
    await signOut();
    history.replace('/signin');
  };
  if (factor.isPending) return <BeatLoader />;
  return (
    <PublicFrame>
      <Stack gap="md">
        <div>
          <Title order={1}>{messages.secondStep}</Title>
          <Text c="dimmed" mt="xs">
            {messages.secondStepHint}
          </Text>
        </div>
        {factor.error ? (
          <ErrorPanel
            title={messages.factorFailed}
            message={factor.error.message}
            onRetry={() => factor.refetch()}
          />
        ) : (
          <CodeForm error={show.error?.message ?? null} isPending={show.isPending} onSubmit={show.mutate} />
        )}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={leave}>
          {messages.useAnotherAccount}
        </Anchor>
      </Stack>
    </PublicFrame>
  );
}

interface CodeFormProps {
  error: string | null;
  isPending: boolean;
  onSubmit: (code: string) => void;
}

function CodeForm({ error, isPending, onSubmit }: CodeFormProps) {
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === codeLength) onSubmit(code);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <SixDigitField
          label={messages.appCode}
          value={code}
          error={error && code.length === codeLength ? error : null}
          isPending={isPending}
          onChange={setCode}
        />
        <Button type="submit" size="md" loading={isPending} disabled={code.length < codeLength}>
          {messages.continueLabel}
        </Button>
      </Stack>
    </form>
  );
}
