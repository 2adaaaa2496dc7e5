import type { DatabaseHandle } from '@keydence/db';
import { accessChannel } from '../access/get-workspace-scope.ts';
import type { Services } from '../context.ts';
import { setupChannel } from '../runs/move-setup.ts';

/** Cached or pending response to one request. */
export interface VersionEntry {
  version: Promise<string | null>;
  /** Start of the read, milliseconds since 1970. */
  readAt: number;
}

/** In-process cache of versions for one database: by domain, then by request. */
export type ListVersionMemory = Map<string, Map<string, VersionEntry>>;

interface Listening {
  memory: ListVersionMemory;
  /** Settles once the process is notified of every later commit. */
  ready: Promise<unknown>;
}

const memories = new WeakMap<DatabaseHandle['owner'], Listening>();

/** The cache of this process; a notification about a domain's data removes the domain from it. */
export async function openListVersionMemory({ database }: Pick<Services, 'database'>) {
  const { memory, ready } = memories.get(database.owner) ?? listen(database);
  await ready;
  return memory;
}

/** Clears the cache of a process that has just changed data, so that it returns nothing older. */
export function clearListVersionCache({ database }: Pick<Services, 'database'>): void {
  memories.get(database.owner)?.memory.clear();
}

function listen(database: DatabaseHandle): Listening {
  const memory: ListVersionMemory = new Map();
  const clear = () => memory.clear();
  // Notifications during a lost connection are unknown, so a reconnect clears everything.
  const ready = Promise.all([
    database.sql.listen(setupChannel, (domainId) => memory.delete(domainId), clear),
    database.sql.listen(accessChannel, clear, clear),
  ]).catch((error: unknown) => {
    memories.delete(database.owner);
    throw error;
  });
  const listening = { memory, ready };
  memories.set(database.owner, listening);
  return listening;
}
