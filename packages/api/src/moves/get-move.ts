import { type Queryable, schema } from '@keydence/db';
import type { Move } from '@keydence/domain';
import { eq, inArray } from 'drizzle-orm';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { hidesPeople } from '../access/require-key-access.ts';
import { isId, notFound } from '../access.ts';
import { readMoves } from './move-view.ts';

/** A move of the domain's current market; AppError('not_found') for any other id. */
export async function getMove(
  { services, domain, caller }: DomainContext,
  { moveId }: { moveId: string },
): Promise<Move> {
  if (!isId(moveId)) throw notFound();
  const [move] = await readMoves(services.database.db, requireList(domain).id, {
    where: eq(schema.moves.id, moveId),
    showsPeople: !hidesPeople(caller),
    now: services.now(),
  });
  if (!move) throw notFound();
  return move;
}

/** Moves of a list in the order of the given ids. */
export async function readMovesByIds(
  db: Queryable,
  ctx: DomainContext,
  ids: readonly string[],
): Promise<Move[]> {
  if (ids.length === 0) return [];
  const found = await readMoves(db, requireList(ctx.domain).id, {
    where: inArray(schema.moves.id, [...ids]),
    showsPeople: !hidesPeople(ctx.caller),
    now: ctx.services.now(),
  });
  const byId = new Map(found.map((move) => [move.id, move]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
