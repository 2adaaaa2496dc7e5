import { BrandLoader, BrandMark } from '@keydence/ui';
import { Stack, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { readReturnPath } from '../../lib/return-path.ts';
import * as messages from './messages.ts';
import { RefusedSignIn, useCallback } from './use-callback.ts';

/** Completes a sign-in that returns from the identity service. */
export function AuthCallbackScreen() {
  const { status, error } = useCallback();
  const { history } = useRouter();
  useEffect(() => {
    if (status === 'pending') return;
    const isSignedIn = status === 'success';
    const target = isSignedIn ? readReturnPath() : '/signin';
    const timer = setTimeout(
      () => history.replace(target),
      isSignedIn ? messages.successDelay : messages.errorDelay,
    );
    return () => clearTimeout(timer);
  }, [status, history]);

  if (status === 'pending') return <BrandLoader label={messages.signingIn} />;
  if (status === 'success') {
    return (
      <Outcome role="status" title={messages.welcomeBack}>
        Taking you to your dashboard.
      </Outcome>
    );
  }
  return (
    <Outcome role="alert" title={messages.authenticationError}>
      {adviceFor(error)}
    </Outcome>
  );
}

/** Shows only our own sentences, because a link can contain any text. */
function adviceFor(error: Error | null): string {
  const code = error instanceof RefusedSignIn ? (error.code ?? '') : '';
  const advice = Object.hasOwn(messages.adviceByCode, code) ? messages.adviceByCode[code] : undefined;
  return advice ?? messages.authenticationFailed;
}

function Outcome(props: { role: 'status' | 'alert'; title: string; children: ReactNode }) {
  return (
    <PublicFrame>
      <Stack role={props.role} align="center" gap="sm" py="md">
        <BrandMark size={36} />
        <Title order={1}>{props.title}</Title>
        <Text c="dimmed" ta="center">
          {props.children}
        </Text>
      </Stack>
    </PublicFrame>
  );
}
