import { Alert } from '@mantine/core';
import { describeFailure } from './describe-failure.ts';

interface FailureNoteProps {
  /** Null: nothing has failed. */
  error: unknown;
  headline: string;
  /** Said after the reason. */
  comfort?: string;
}

/** Why sending something failed, beside what was typed. */
export function FailureNote({ error, headline, comfort = '' }: FailureNoteProps) {
  if (!error) return null;
  const reason = describeFailure(error, headline);
  return (
    <Alert color="red" title={headline} role="alert">
      {[reason, comfort].filter(Boolean).join(' ') || null}
    </Alert>
  );
}
