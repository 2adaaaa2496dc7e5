import { Alert, Button } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { type ReactNode, useState } from 'react';
import * as messages from './messages.ts';
import { StepCodeForm } from './step-code-form.tsx';
import { StepHeading } from './step-heading.tsx';
import { useSendText, useShowText } from './use-second-factor.ts';

/** Last digits of a phone number, enough for its owner to recognize it. */
export function phoneEnding({ phone = '' }: Factor & { phone?: string }): string {
  return phone.slice(-2);
}

interface TextStepProps {
  factor: Factor;
  onShown: () => void;
}

/** Step for a texted code, sent on request. */
export function TextStep({ factor, onShown }: TextStepProps) {
  const { mutate, isPending, error } = useSendText(factor.id);
  // The last code stays valid while a new one is requested, and if that request is refused.
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const send = () => mutate(undefined, { onSuccess: setChallengeId });
  const ending = phoneEnding(factor);
  const refusal = error ? (
    <Alert role="alert" color="red" variant="light">
      {error.message}
    </Alert>
  ) : null;
  if (challengeId === null)
    return (
      <>
        <StepHeading title={messages.textStep} hint={messages.textStepHint(ending)} />
        {refusal}
        <Button size="md" loading={isPending} onClick={send} autoFocus>
          {messages.sendCode}
        </Button>
      </>
    );
  return (
    <>
      <StepHeading title={messages.secondStep} hint={messages.codeSent(ending)} />
      <SentForm key={challengeId} question={{ factorId: factor.id, challengeId }} onShown={onShown}>
        {refusal}
        <Button variant="default" loading={isPending} onClick={send}>
          {messages.sendCodeAgain}
        </Button>
      </SentForm>
    </>
  );
}

interface SentFormProps {
  question: { factorId: string; challengeId: string };
  onShown: () => void;
  children: ReactNode;
}

function SentForm({ question, onShown, children }: SentFormProps) {
  const show = useShowText(question, onShown);
  return <StepCodeForm show={show} more={children} />;
}
