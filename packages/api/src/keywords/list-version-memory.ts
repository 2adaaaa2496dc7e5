import type { DatabaseHandle } from '@keydence/db';
import type { Services } from '../context.ts';
import { setupChannel } from '../jobs/move-setup.ts';
import { accessChannel } from '../workspaces/access.ts';

/** What one question was answered with, or is about to be. */
export interface VersionEntry {
  version: Promise<string | null>;
  /** When its reading began, milliseconds since 1970. */
  readAt: number;
}

/** The versions that a process remembers of one database: by domain, then by question. */
export type ListVersionMemory = Map<string, Map<string, VersionEntry>>;

interface Listening {
  memory: ListVersionMemory;
  /** Settles once every change that is committed from then on is heard of. */
  ready: Promise<unknown>;
}

const memories = new WeakMap<DatabaseHandle['owner'], Listening>();

/** The memory of this process; a domain is dropped from it as soon as a process tells that its data have changed. */
export async function openListVersionMemory({ database }: Pick<Services, 'database'>) {
  const { memory, ready } = memories.get(database.owner) ?? listen(database);
  await ready;
  return memory;
}

/** For a process that has just changed something: its own memory answers nobody from before. */
export function forgetListVersions({ database }: Pick<Services, 'database'>): void {
  memories.get(database.owner)?.memory.clear();
}

function listen(database: DatabaseHandle): Listening {
  const memory: ListVersionMemory = new Map();
  const clear = () => memory.clear();
  // What was told while a lost connection was away is unknown, so its return forgets everything.
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
