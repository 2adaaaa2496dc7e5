import { composeSession, type Session } from './ask-session.ts';

interface Client {
  query(text: string): Promise<{ rows: unknown[] }>;
  on(event: 'error', listener: () => void): unknown;
}

/**
 * Asks a connection of the job queue's own driver (`pg`, whose pool calls this with each new one) as `openConnection` asks
 * ours. `done` gets the reason why nothing may be sent over it.
 */
export function verifySession(client: Client, applicationName: string, done: (fault?: Error) => void): void {
  // The pool listens to no error of a connection that it has handed out: one that broke between two queries would end
  // the process. Whoever has it learns of it from the next query.
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
