import { schema } from '@keydence/db';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../access.ts';
import { bumpListVersion } from '../keywords/bump-list-version.ts';
import type { CompetitorContext } from './access.ts';

/** Stops tracking a competitor; its keywords and measurements go with it. */
export async function deleteCompetitor({ services, competitor }: CompetitorContext): Promise<void> {
  const { competitors } = schema;
  const { id, listId } = competitor;
  await services.database.db.transaction(async (tx) => {
    const gone = await tx
      .delete(competitors)
      .where(and(eq(competitors.listId, listId), eq(competitors.id, id)))
      .returning({ id: competitors.id });
    if (gone.length === 0) throw notFound();
    await bumpListVersion(tx, listId);
  });
}
