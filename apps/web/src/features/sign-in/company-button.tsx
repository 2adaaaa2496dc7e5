import { Alert, Button, Text } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useId } from 'react';
import { readPageSetting } from '../../lib/page-setting.ts';
import { companyHint, companySignIn } from './company-messages.ts';
import { useCompanySignIn } from './use-sign-in.ts';

/** Sign-in through the identity provider of the address's company; renders nothing if none is configured. */
export function CompanyButton({ email }: { email: string }) {
  const { mutate: signIn, isPending, isSuccess, error } = useCompanySignIn();
  const hintId = useId();
  if (readPageSetting('single-sign-on') === null) return null;
  const domain = /^[^@\s]+@([^@\s.]+(?:\.[^@\s.]+)+)$/.exec(email.trim())?.[1];
  return (
    <>
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconBuilding size={20} stroke={1.5} aria-hidden />}
        // The page is being left: the clicked button keeps its loader until then.
        loading={isPending || isSuccess}
        disabled={!domain}
        aria-describedby={domain ? undefined : hintId}
        onClick={() => domain && signIn(domain.toLowerCase())}
      >
        {companySignIn}
      </Button>
      {domain ? null : (
        <Text id={hintId} size="sm" c="dimmed">
          {companyHint}
        </Text>
      )}
      {error ? (
        <Alert role="alert" color="red" variant="light">
          {error.message}
        </Alert>
      ) : null}
    </>
  );
}
