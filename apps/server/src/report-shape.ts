import type { Logger } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';

/** Logs where the rows of lists are: in this database, or on the nodes of a Citus cluster. */
export async function reportShape(database: Pick<DatabaseHandle, 'readShape'>, log: Logger): Promise<void> {
  const shape = await database.readShape();
  const place = shape === 'cluster' ? 'on the nodes of a Citus cluster' : 'in one database';
  log.info({ shape }, `keyword lists are ${place}`);
}
