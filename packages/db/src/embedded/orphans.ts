import { findOrphans } from './server-identity.ts';

/**
 * Ends processes of a killed server that are still inside a long statement: their results are lost,
 * and no new server starts beside them. Call it only while no server runs on the folder.
 */
export function endOrphans(data: string): void {
  for (const pid of findOrphans(data) ?? []) {
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It has already exited, or belongs to a user that we may not signal.
    }
  }
}
