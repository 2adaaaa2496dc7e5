import { Alert, Button } from '@mantine/core';
import * as messages from './messages.ts';
import { StepHeading } from './step-heading.tsx';
import { useShowKey } from './use-second-factor.ts';

/** Step for the security key: the button opens the browser's own dialog. */
export function KeyStep({ factorId, onShown }: { factorId: string; onShown: () => void }) {
  const { mutate: show, isPending, error } = useShowKey(factorId, onShown);
  return (
    <>
      <StepHeading title={messages.keyStep} hint={messages.keyStepHint} />
      {error ? (
        <Alert role="alert" color="red" variant="light" title={messages.keyFailed}>
          {error.message}
        </Alert>
      ) : null}
      <Button size="md" loading={isPending} onClick={() => show()} autoFocus>
        {messages.continueLabel}
      </Button>
    </>
  );
}
