import { readPostmaster } from '../src/embedded/postmaster-file.ts';

/** Kills a folder's embedded PostgreSQL like the out-of-memory killer. Returns its process id. */
export function killEmbedded(folder: string): number {
  const server = readPostmaster(folder);
  // Process id 0 would be every process of this run.
  if (!server?.isIdentified) throw new Error(`no PostgreSQL runs on ${folder}`);
  process.kill(server.pid, 'SIGKILL');
  return server.pid;
}
