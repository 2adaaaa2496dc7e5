import { AppError, type RevertedPlan, type RevertPlanInput } from '@keydence/domain';
import { type DomainContext, requireList } from '../access/get-domain-scope.ts';
import { isId, notFound } from '../access.ts';
import { changePlan } from './lock-plan.ts';
import { revertAcceptance } from './revert-acceptance.ts';

/**
 * Undoes exactly the effects of accepting a plan: deletes the items that it created, and restores
 * the others. Idempotent. AppError('conflict'), with nothing undone, if a person has changed one of
 * its items since.
 */
export async function revertPlan(
  { services, domain }: DomainContext,
  { acceptanceId }: RevertPlanInput,
): Promise<RevertedPlan> {
  if (!isId(acceptanceId)) throw notFound();
  const listId = requireList(domain).id;
  return changePlan({ services, domain }, listId, async (tx) => {
    const reverted = await revertAcceptance(tx, { listId, acceptanceId, now: services.now() });
    if (reverted === null) {
      throw new AppError(
        'conflict',
        'A piece of this plan was changed since, so the plan stays. Move or delete its pieces on the board instead.',
      );
    }
    return { reverted };
  });
}
