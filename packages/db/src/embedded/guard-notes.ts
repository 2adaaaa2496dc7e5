import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a guard says about itself, for the processes that want to hold its server. */
export interface GuardNote {
  port: number;
  token: string;
  /** Process number of the guard. */
  pid: number;
  /** Start of the server's process in clock ticks since boot, where the system shows it. */
  ticks?: number;
}

/** The number of the newest guard of this server, 0 if it never had one. */
export function newestGeneration(home: string, pid: number): number {
  const generations = readdirSync(home).map((name) => {
    const [, server, generation] = /^guard-(\d+)-(\d+)\.json$/.exec(name) ?? [];
    return Number(server) === pid ? Number(generation) : 0;
  });
  return Math.max(0, ...generations);
}

/** The note of the server's newest guard; null if there is none, or if a power cut left half of it. */
export function readNewestNote(home: string, pid: number): GuardNote | null {
  const generation = newestGeneration(home, pid);
  if (generation === 0) return null;
  try {
    const note: unknown = JSON.parse(readFileSync(join(home, `guard-${pid}-${generation}.json`), 'utf8'));
    return isNote(note) ? note : null;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function isNote(value: unknown): value is GuardNote {
  if (typeof value !== 'object' || value === null) return false;
  const { port, token } = value as Partial<GuardNote>;
  return Number.isInteger(port) && typeof token === 'string';
}
