import { AppError } from '@keydence/domain';
import { createBell } from '../bell.ts';
import { accessChannel } from '../workspaces/access.ts';
import { type DomainContext, type DomainScope, getDomainScope } from './access.ts';

/** A lost notification costs at most this long. */
const rereadMs = 5_000;

interface Watch<Value> {
  /** Notified with `key` at each change of what is watched. */
  channel: string;
  key: string;
  read: (domain: DomainScope) => Value | Promise<Value>;
  /** After such a value the stream ends. */
  isLast: (value: Value) => boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Something of a domain, now and at each change, until it has come to its end or `signal` aborts. Changes arrive by
 * notification (one listening connection a process); it is read again now and then regardless. Each reading asks
 * whether the caller may still see the domain: AppError('not_found') as soon as that has ended, and
 * AppError('session_expired') as soon as the session that watches has.
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
