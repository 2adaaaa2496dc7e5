import { realpathSync } from 'node:fs';
import { openConnection } from '../open-connection.ts';

interface Claim {
  data: string;
  /** Unix time in seconds. */
  startedAt: number;
}

/** Seconds between the server's start and the line that it writes about it. */
const startTolerance = 5;

/**
 * True if the URL leads to the server of the data folder. Both sides prove knowledge of the
 * password, so this works on systems that show no process details.
 */
export async function provesItself(url: string, { data, startedAt }: Claim): Promise<boolean> {
  const sql = openConnection(url, { connect_timeout: 3 });
  try {
    const [row] = await sql<{ folder: string; started: number }[]>`
      select current_setting('data_directory') as folder,
        extract(epoch from pg_postmaster_start_time())::float8 as started`;
    if (!row) return false;
    return (
      realpathSync(row.folder) === realpathSync(data) && Math.abs(row.started - startedAt) <= startTolerance
    );
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
