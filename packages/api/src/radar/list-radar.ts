import type { ListRadarInput, RadarList } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { countPublications, findFortnight, readPublications } from './read-publications.ts';

/** What competitors published or rewrote in a fortnight, by topic. */
export async function listRadar(ctx: DomainContext, input: ListRadarInput): Promise<RadarList> {
  const { database, now } = ctx.services;
  const listId = ctx.domain.list?.id ?? 0;
  const { limit, cursor, ...filters } = input;
  const window = findFortnight(now(), filters.fortnight);
  const wanted = { listId, window, filters };
  const rows = await readPublications(database.db, { ...wanted, limit: limit + 1, cursor });
  const data = rows.slice(0, limit);
  return {
    data,
    nextCursor: rows.length > limit ? (data.at(-1)?.id ?? null) : null,
    total: await countPublications(database.db, wanted),
  };
}
