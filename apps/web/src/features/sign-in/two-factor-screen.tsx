import { BrandLoader, ErrorPanel } from '@keydence/ui';
import { Anchor, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { readReturnPath } from '../../lib/return-path.ts';
import { factorFailed } from '../../lib/second-step/messages.ts';
import { Steps } from '../../lib/second-step/steps.tsx';
import { useFactorsToShow } from '../../lib/second-step/use-second-factor.ts';
import * as messages from './messages.ts';

/** Second step of a sign-in: a code from the authenticator app or a text message, or a security key. */
export function TwoFactorScreen() {
  const { signOut } = useAuth();
  const { history } = useRouter();
  const factors = useFactorsToShow();
  const goOn = () => history.replace(readReturnPath());
  const leave = async () => {
    await signOut();
    history.replace('/signin');
  };
  if (factors.isPending) return <BrandLoader />;
  return (
    <PublicFrame>
      <Stack gap="md">
        {factors.error ? (
          <ErrorPanel
            title={factorFailed}
            message={factors.error.message}
            onRetry={() => factors.refetch()}
          />
        ) : (
          <Steps factors={factors.data} onShown={goOn} />
        )}
        <Anchor component="button" type="button" size="sm" py={6} underline="always" onClick={leave}>
          {messages.useAnotherAccount}
        </Anchor>
      </Stack>
    </PublicFrame>
  );
}
