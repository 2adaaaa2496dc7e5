// For tests: a process that opens a cluster.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./holder-process.ts', import.meta.url));

/** A separate process that holds a cluster. */
export interface Holder {
  child: ChildProcess;
  lines: string[];
  tell(line: string): void;
  /** Waits for a line with this prefix and returns the rest of it. */
  says(start: string): Promise<string>;
  ended(): Promise<void>;
}

/** Starts the process; each input line is a command of `holder-process.ts`. */
export function startHolder(folder: string, reachableFolder?: string): Holder {
  const args = [folder, ...(reachableFolder ? [reachableFolder] : [])];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  child.stdin.on('error', () => {});
  const reader: Interface = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const closed = new Promise<void>((resolve) => reader.once('close', resolve));
  const holder: Holder = {
    child,
    lines,
    tell: (line) => child.stdin.write(`${line}\n`),
    says: (start) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((text) => text.startsWith(start));
          if (line === undefined) return;
          reader.off('line', look);
          resolve(line.slice(start.length));
        };
        reader.on('line', look);
        void closed.then(() => reject(new Error(`ended without saying "${start}": ${errors}`)));
        look();
      }),
    ended: () => closed,
  };
  return holder;
}
