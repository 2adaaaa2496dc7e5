import { readPostmaster } from '../embedded/postmaster-file.ts';

/** Ends a folder's embedded PostgreSQL as the system does when memory runs out. Returns its process number. */
export function killEmbedded(folder: string): number {
  const server = readPostmaster(folder);
  // Process number 0 would be every process of this run.
  if (!server?.isIdentified) throw new Error(`no PostgreSQL runs on ${folder}`);
  process.kill(server.pid, 'SIGKILL');
  return server.pid;
}
