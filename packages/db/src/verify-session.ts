import { composeSession, type Session } from './ask-session.ts';

interface Client {
  query(text: string): Promise<{ rows: unknown[] }>;
  on(event: 'error', listener: () => void): unknown;
}

/**
 * Checks a connection of the job queue's own driver (`pg`, whose pool calls this for each new one)
 * like `openConnection`. `done` gets the reason for rejecting it.
 */
export function verifySession(client: Client, applicationName: string, done: (fault?: Error) => void): void {
  // The pool ignores errors of a connection that is checked out: a loss between two queries would
  // end the process. The next query reports it to its user.
  client.on('error', () => {});
  const { text, check } = composeSession({
    role: undefined,
    isTenant: false,
    settings: { application_name: applicationName },
  });
  client
    .query(text)
    .then(({ rows }) => check(rows[0] as Session))
    .then(() => done(), done);
}
