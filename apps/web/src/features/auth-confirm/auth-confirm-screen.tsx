import { Alert, Button, Stack, Text, Title } from '@mantine/core';
import type { EmailOtpType } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { readAuthPath } from '../../lib/auth-client.ts';
import { useAuth } from '../../lib/auth-provider.tsx';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { LinkButton } from '../../lib/link-button.tsx';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { readOwnPath, readReturnPath } from '../../lib/return-path.ts';

const linkFailed = 'Token has expired or is invalid';

function useConfirm() {
  const { client } = useAuth();
  const { history } = useRouter();
  const { token_hash, type, redirect_to } = useSearch({ from: '/auth/confirm' });
  return useMutation({
    mutationFn: async () => {
      const { error } = await client.verifyOtp({ token_hash, type: (type || 'email') as EmailOtpType });
      if (error) throw new Error(identityFailureText(error, linkFailed));
    },
    onSuccess: () => history.replace(readOwnPath(redirect_to) ?? readReturnPath()),
  });
}

/** Target of the mail's link. Only the button uses the code, so a mail scanner cannot spend it. */
export function AuthConfirmScreen() {
  const { email, token_hash } = useSearch({ from: '/auth/confirm' });
  const confirm = useConfirm();
  const error = token_hash ? confirm.error?.message : linkFailed;
  return (
    <PublicFrame>
      <Stack gap="md">
        <div>
          <Title order={1}>Sign in to Keydence</Title>
          <Text c="dimmed" mt="xs">
            {email ? (
              <>
                You are signing in as <strong style={{ overflowWrap: 'anywhere' }}>{email}</strong>.
              </>
            ) : (
              'You are signing in by the link in your email.'
            )}
          </Text>
        </div>
        {error ? (
          <Alert role="alert" color="red" variant="light">
            {error}
          </Alert>
        ) : null}
        {error ? (
          <LinkButton to="/signin" size="md">
            Get a new link
          </LinkButton>
        ) : (
          <ContinueButton onContinue={() => confirm.mutate()} isPending={confirm.isPending} />
        )}
      </Stack>
    </PublicFrame>
  );
}

/** Returns to the program that requested the link; the server checks that this is allowed. */
function ContinueButton(props: { onContinue: () => void; isPending: boolean }) {
  const { token_hash, type, redirect_to } = useSearch({ from: '/auth/confirm' });
  if (token_hash.startsWith('pkce_') || isElsewhere(redirect_to)) {
    const query = new URLSearchParams({ token: token_hash, type: type || 'email', redirect_to });
    return (
      <Button component="a" size="md" href={`${readAuthPath()}/verify?${query}`}>
        Continue
      </Button>
    );
  }
  return (
    <Button size="md" onClick={props.onContinue} loading={props.isPending}>
      Continue
    </Button>
  );
}

function isElsewhere(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin !== window.location.origin;
}
