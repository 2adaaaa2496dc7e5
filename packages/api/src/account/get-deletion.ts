import type { AccountDeletion } from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import { findAccountWorkspaces, hasNoOtherOwner } from './find-account-workspaces.ts';

/** Data that deleting the account now would delete, and data that would stay. */
export async function getDeletion({ services, caller }: AuthedContext): Promise<AccountDeletion> {
  const found = await findAccountWorkspaces(services.database.db, caller.userId);
  return {
    email: caller.email,
    deleted: found.filter(hasNoOtherOwner),
    left: found.filter((workspace) => !hasNoOtherOwner(workspace)),
  };
}
