import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { verifySession } from './verify-session.ts';

/**
 * A connection of `pg` that the server ends: first the running query fails, then the connection.
 */
class BrokenClient extends EventEmitter {
  query(): Promise<never> {
    return Promise.reject(new Error('terminating connection'));
  }
}

it('fails only its query when a connection breaks after checkout', async () => {
  const client = new BrokenClient();
  const fault = await new Promise((done) => verifySession(client, 'pgboss', done));
  expect(fault).toEqual(new Error('terminating connection'));
  expect(() => client.emit('error', new Error('unexpected postmaster exit'))).not.toThrow();
});
