import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { verifySession } from './verify-session.ts';

/** A connection of `pg` whose server ends it: first the query that is under way fails, then the connection itself. */
class BrokenClient extends EventEmitter {
  query(): Promise<never> {
    return Promise.reject(new Error('terminating connection'));
  }
}

it('a connection that breaks after it was handed out fails its query and nothing else', async () => {
  const client = new BrokenClient();
  const fault = await new Promise((done) => verifySession(client, 'pgboss', done));
  expect(fault).toEqual(new Error('terminating connection'));
  expect(() => client.emit('error', new Error('unexpected postmaster exit'))).not.toThrow();
});
