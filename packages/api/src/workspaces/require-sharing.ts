import type { Transaction } from '@keydence/db';
import { AppError, refuseAction } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import { findSharing } from './find-sharing.ts';

/** AppError('forbidden') unless the caller may create share links and webhooks of the workspace. */
export async function requireSharing(
  tx: Transaction,
  ctx: AuthedContext,
  workspaceId: string,
): Promise<void> {
  const refusal = refuseAction('share', await findSharing(tx, ctx, workspaceId));
  if (refusal !== null) throw new AppError('forbidden', refusal);
}
