import { schema } from '@keydence/db';
import type { MovePlan, SetMoveCapacityInput } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { changePlan } from '../content-plan/lock-plan.ts';
import { notifyMoves } from '../runs/move-moves-run.ts';
import { replan } from './choose-plan.ts';
import { readPlan } from './read-plan.ts';

/** Sets the hours of work in two weeks and chooses the plan again. */
export async function setCapacity(ctx: DomainContext, { hours }: SetMoveCapacityInput): Promise<MovePlan> {
  const { services, domain } = ctx;
  const listId = requireList(domain).id;
  await changePlan(ctx, listId, async (tx) => {
    await tx
      .insert(schema.moveSettings)
      .values({ listId, capacityHours: hours })
      .onConflictDoUpdate({ target: schema.moveSettings.listId, set: { capacityHours: hours } });
    await replan(tx, services, listId);
    await notifyMoves(tx, listId);
  });
  return readPlan(ctx);
}
