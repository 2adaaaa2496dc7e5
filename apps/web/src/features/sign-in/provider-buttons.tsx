import { Alert, Button, Divider, Stack } from '@mantine/core';
import { IconBrandGoogle, IconLogin2 } from '@tabler/icons-react';
import { readSignInProviders } from '../../lib/sign-in-providers.ts';
import { useProviderSignIn } from './use-sign-in.ts';

/** Buttons of the sign-in providers; renders nothing if none is configured. */
export function ProviderButtons() {
  const providers = readSignInProviders();
  const { mutate: signIn, isPending, isSuccess, error, variables } = useProviderSignIn();
  if (providers.length === 0) return null;
  // The page is being left: the clicked button keeps its loader until then.
  const isLeaving = isPending || isSuccess;
  return (
    <Stack gap="md">
      {error ? (
        <Alert role="alert" color="red" variant="light">
          {error.message}
        </Alert>
      ) : null}
      {providers.map((provider) => (
        <Button
          key={provider.name}
          variant="default"
          size="md"
          fullWidth
          leftSection={
            provider.name === 'google' ? (
              <IconBrandGoogle size={20} aria-hidden />
            ) : (
              <IconLogin2 size={20} aria-hidden />
            )
          }
          loading={isLeaving && variables?.name === provider.name}
          disabled={isLeaving}
          onClick={() => signIn(provider)}
        >
          Continue with {provider.label}
        </Button>
      ))}
      <Divider label="or by email" labelPosition="center" />
    </Stack>
  );
}
