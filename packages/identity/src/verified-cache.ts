import type { DatabaseHandle, Transaction } from '@keydence/db';
import type { ApiKeyScope, AppError } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import { verifiedCacheMs } from './lifetimes.ts';

const channel = 'session_ended';
const maxEntries = 10_000;

export interface VerifiedCaller {
  userId: string;
  email: string;
  /** The session, or the API key used in its place. */
  sessionId: string;
  /** Restrictions of the caller's rights if an API key calls. */
  key?: {
    scope: ApiKeyScope;
    name: string;
    lastFour: string;
    workspaceId: string | null;
    includesPeople: boolean;
  };
}

interface Entry {
  token: string;
  caller: VerifiedCaller;
  until: number;
}

type Check = Promise<VerifiedCaller | AppError>;

interface Wait {
  sessionId: string;
  callback: () => void;
}

/**
 * Caches verified access tokens for seconds; an ended session is evicted immediately, in every
 * process.
 */
export interface VerifiedCache {
  get(token: string): VerifiedCaller | undefined;
  /**
   * Returns the pending check of this token, or starts a new one. A check that began before a
   * session ended is not shared.
   */
  share(token: string, check: () => Check): Check;
  /** Marks the start of a check, so that a session that ends during it is not cached. */
  beginCheck(): (token: string, caller: VerifiedCaller, tokenExpiresAt: Date) => void;
  /** Call after the commit that ended them. */
  forget(sessionIds: readonly string[]): void;
  /**
   * Calls back when the session ends, and when an end may have been missed; returns an unsubscribe
   * function.
   */
  onEnding(sessionId: string, callback: () => void): Promise<() => void>;
  close(): Promise<void>;
}

/**
 * Cache key: the end of a token's signature, because hashing the whole token takes longer than the
 * lookup. The whole token is compared afterwards.
 */
const keyOf = (token: string) => token.slice(-43);

/** Announces to all processes, when `tx` commits, that these sessions have ended. */
export async function announceEnded(tx: Transaction, sessionIds: readonly string[]): Promise<void> {
  for (const id of sessionIds) await tx.execute(sql`select pg_notify(${channel}, ${id})`);
}

export function createVerifiedCache(database: DatabaseHandle, now: () => Date): VerifiedCache {
  const entries = new Map<string, Entry>();
  const checks = new Map<string, Check>();
  const waiting = new Set<Wait>();
  let generation = 0;
  let isListening = false;
  let listening: Promise<{ unlisten(): Promise<void> } | undefined> | undefined;

  const forget = (sessionIds: readonly string[]) => {
    generation += 1;
    checks.clear();
    const ended = new Set(sessionIds);
    for (const [key, entry] of entries) if (ended.has(entry.caller.sessionId)) entries.delete(key);
    callBack(({ sessionId }) => ended.has(sessionId));
  };
  const clear = () => {
    generation += 1;
    checks.clear();
    entries.clear();
    callBack(() => true);
  };
  const callBack = (isEnded: (wait: Wait) => boolean) => {
    for (const wait of waiting) if (isEnded(wait)) wait.callback();
  };
  const listen = () => {
    listening ??= database.sql
      .listen(
        channel,
        (sessionId) => forget([sessionId]),
        () => {
          // Also runs after a reconnect: notifications sent during the outage are lost.
          clear();
          isListening = true;
        },
      )
      .catch(() => {
        listening = undefined;
        return undefined;
      });
  };

  return {
    get: (token) => {
      const entry = entries.get(keyOf(token));
      if (entry?.token !== token || entry.until <= now().getTime()) return undefined;
      return entry.caller;
    },
    share: (token, check) => {
      const running = checks.get(token);
      if (running) return running;
      const begun = check().finally(() => {
        if (checks.get(token) === begun) checks.delete(token);
      });
      if (isListening) checks.set(token, begun);
      return begun;
    },
    beginCheck: () => {
      listen();
      const begun = generation;
      return (token, caller, tokenExpiresAt) => {
        if (!isListening || begun !== generation) return;
        if (entries.size >= maxEntries) entries.clear();
        const checkedAt = now().getTime();
        const until = Math.min(checkedAt + verifiedCacheMs, tokenExpiresAt.getTime());
        // Kept in the order of the checks, so that expired entries come first.
        entries.delete(keyOf(token));
        entries.set(keyOf(token), { token, caller, until });
        for (const [old, entry] of entries) {
          if (entry.until > checkedAt) break;
          entries.delete(old);
        }
      };
    },
    forget,
    onEnding: async (sessionId, callback) => {
      listen();
      await listening;
      const wait = { sessionId, callback };
      waiting.add(wait);
      return () => void waiting.delete(wait);
    },
    close: async () => {
      clear();
      isListening = false;
      const active = await listening;
      listening = undefined;
      await active?.unlisten();
    },
  };
}
