import * as messages from './messages.ts';
import { StepCodeForm } from './step-code-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { useShowApp } from './use-second-factor.ts';

/** Step for the authenticator app's code. */
export function AppStep({ factorId, onShown }: { factorId: string; onShown: () => void }) {
  const show = useShowApp(factorId, onShown);
  return (
    <>
      <StepHeading title={messages.secondStep} hint={messages.secondStepHint} />
      <StepCodeForm show={show} />
    </>
  );
}
