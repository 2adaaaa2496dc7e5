import { Alert, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { canUsePasskeys } from '../../lib/passkeys.ts';
import { passkeySignIn } from './messages.ts';
import { usePasskeySignIn } from './use-sign-in.ts';

/** Sign-in with a passkey of this browser; renders nothing if unsupported. */
export function PasskeyButton() {
  const { mutate: signIn, isPending, error } = usePasskeySignIn();
  if (!canUsePasskeys()) return null;
  return (
    <>
      {error ? (
        <Alert role="alert" color="red" variant="light">
          {error.message}
        </Alert>
      ) : null}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={20} stroke={1.5} aria-hidden />}
        loading={isPending}
        onClick={() => signIn()}
      >
        {passkeySignIn}
      </Button>
    </>
  );
}
