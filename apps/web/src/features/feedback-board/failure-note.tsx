import { Alert } from '@mantine/core';
import { describeFailure } from './describe-failure.ts';

interface FailureNoteProps {
  /** Null without a failure. */
  error: unknown;
  headline: string;
  /** Reassurance shown after the reason. */
  comfort?: string;
}

/** Reason for a failed submission, next to the typed text. */
export function FailureNote({ error, headline, comfort = '' }: FailureNoteProps) {
  if (!error) return null;
  const reason = describeFailure(error, headline);
  return (
    <Alert color="red" title={headline} role="alert">
      {[reason, comfort].filter(Boolean).join(' ') || null}
    </Alert>
  );
}
