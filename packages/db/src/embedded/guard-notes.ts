import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A guard's note for processes that want to attach to its server. */
export interface GuardNote {
  port: number;
  token: string;
  pid: number;
  /** Start of the server process in clock ticks since boot, if the system shows it. */
  ticks?: number;
}

/** Generation of the server's newest guard; 0 if it never had one. */
export function newestGeneration(home: string, pid: number): number {
  const generations = readdirSync(home).map((name) => {
    const [, server, generation] = /^guard-(\d+)-(\d+)\.json$/.exec(name) ?? [];
    return Number(server) === pid ? Number(generation) : 0;
  });
  return Math.max(0, ...generations);
}

/**
 * The note of the server's newest guard; null if there is none, or if a power failure truncated it.
 */
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
