import { Alert, Anchor } from '@mantine/core';
import { outboxNotes } from './messages.ts';
import { useOutbox } from './use-outbox.ts';

/** Location of the mail on a server that sends none. */
export function OutboxNote({ email }: { email: string }) {
  const outbox = useOutbox(email);
  if (!outbox) return null;
  return (
    <Alert role="status" color="pulse" variant="light">
      {outboxNotes[outbox.kind]}
      {outbox.kind === 'open' ? (
        <>
          {' '}
          <Anchor href={outbox.href} target="_blank" rel="noreferrer" underline="always">
            Open the newest mail
          </Anchor>
        </>
      ) : null}
    </Alert>
  );
}
