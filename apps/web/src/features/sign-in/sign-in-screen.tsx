import { BrandLoader } from '@keydence/ui';
import { Anchor, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { readReturnPath } from '../../lib/return-path.ts';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { useSendLink } from './use-sign-in.ts';

/** Sign-in by mail, with a link and a code. Redirects signed-in users to the page they came from. */
export function SignInScreen() {
  const { session, isLoading } = useAuth();
  const { history } = useRouter();
  const sendLink = useSendLink();
  useEffect(() => {
    if (session) history.replace(readReturnPath());
  }, [session, history]);

  if (isLoading || session) return <BrandLoader />;
  return (
    <PublicFrame footer={<LegalLinks />}>
      {sendLink.data ? (
        <CodeForm email={sendLink.data} onSendAnother={sendLink.reset} />
      ) : (
        <EmailForm isSending={sendLink.isPending} error={sendLink.error} onSend={sendLink.mutate} />
      )}
    </PublicFrame>
  );
}

function LegalLinks() {
  return (
    <>
      <Text size="sm" c="dimmed">
        By continuing you agree to our{' '}
        <Anchor href="/terms" size="sm" underline="always">
          Terms of Use
        </Anchor>{' '}
        and our{' '}
        <Anchor href="/privacy" size="sm" underline="always">
          Privacy Policy
        </Anchor>
        .
      </Text>
      <Group mt="md">
        <Anchor href="/" size="sm" underline="always">
          Back to Home
        </Anchor>
      </Group>
    </>
  );
}
