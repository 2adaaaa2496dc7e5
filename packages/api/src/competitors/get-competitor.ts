import type { Queryable } from '@keydence/db';
import type { Competitor } from '@keydence/domain';
import { notFound } from '../access.ts';
import type { CompetitorScope } from './access.ts';
import { viewCompetitor } from './competitor-view.ts';
import { readCompetitors } from './read-competitors.ts';

/** The current state of a competitor, active or not; AppError('not_found') if it was deleted. */
export async function getCompetitor(
  db: Queryable,
  { id, listId }: Pick<CompetitorScope, 'id' | 'listId'>,
): Promise<Competitor> {
  const [details] = await readCompetitors(db, listId, { id, activeOnly: false, limit: 1, offset: 0 });
  if (!details) throw notFound();
  return viewCompetitor(details);
}
