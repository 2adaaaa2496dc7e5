import { AppError } from '@keydence/domain';
import { type DomainContext, type DomainScope, getDomainScope } from '../access/get-domain-scope.ts';
import { accessChannel } from '../access/get-workspace-scope.ts';
import { createBell } from '../bell.ts';

/** Maximum delay after a lost notification, milliseconds. */
const rereadMs = 5_000;

interface Watch<Value> {
  /** Notified with `key` on each change of the watched value. */
  channel: string;
  key: string;
  read: (domain: DomainScope) => Value | Promise<Value>;
  /** Returns true for a value that ends the stream. */
  isLast: (value: Value) => boolean;
  signal?: AbortSignal | undefined;
}

/**
 * A value of a domain, now and on each change, until its last value or until `signal` aborts. Changes arrive by
 * notification (one listening connection per process); the value is also read again at intervals. Each read checks
 * whether the caller may still see the domain: AppError('not_found') once access has ended, and
 * AppError('session_expired') once the watching session has ended.
 */
export async function* watchDomain<Value>(ctx: DomainContext, watch: Watch<Value>): AsyncGenerator<Value> {
  const { caller, domain, services } = ctx;
  const { channel, key, read, isLast, signal } = watch;
  const { sql } = services.database;
  const changes = createBell();
  const ring = () => changes.ring();
  const listening = await Promise.all([
    sql.listen(channel, (changed) => changed === key && ring()),
    sql.listen(accessChannel, (workspaceId) => workspaceId === domain.workspaceId && ring()),
  ]);
  const stopHearing = await services.sessions.onEnding(caller.sessionId, ring);
  signal?.addEventListener('abort', ring);
  try {
    let shown = '';
    while (!signal?.aborted) {
      if (!(await services.sessions.isOpen(caller.sessionId)))
        throw new AppError('session_expired', 'Session expired. Please sign in again.');
      const value = await read(await getDomainScope(ctx, { domainId: domain.id }));
      const text = JSON.stringify(value);
      if (text !== shown) yield value;
      shown = text;
      if (isLast(value)) return;
      await changes.wait(rereadMs);
    }
  } finally {
    stopHearing();
    signal?.removeEventListener('abort', ring);
    await Promise.all(listening.map(({ unlisten }) => unlisten()));
  }
}
