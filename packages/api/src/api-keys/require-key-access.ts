import { AppError } from '@keydence/domain';
import type { Caller } from '../context.ts';

/** What a procedure asks of an API key beyond its scope. */
export interface ProcedureMeta {
  /** `never`: only for a person who is signed in. `unlimited`: not with a key for one workspace, as it concerns none. */
  keys?: 'never' | 'unlimited';
}

interface Access extends ProcedureMeta {
  /** Whether something is changed. */
  isChange: boolean;
}

export const keyMessages = {
  never: 'An API key cannot do this. Sign in to Keydence and do it there.',
  readOnly: 'This API key may only read. Use a key that may also make changes.',
  limited: 'This API key is for one workspace and cannot do this. Use a key for all workspaces.',
  noAdmin: 'An API key has no admin rights. Sign in to Keydence and do it there.',
} as const;

/** AppError('forbidden') when the caller comes with an API key that does not suffice; a session always does. */
export function requireKeyAccess({ key }: Pick<Caller, 'key'>, { keys, isChange }: Access): void {
  if (!key) return;
  if (keys === 'never') throw new AppError('forbidden', keyMessages.never);
  if (isChange && key.scope === 'read') throw new AppError('forbidden', keyMessages.readOnly);
  if (keys === 'unlimited' && key.workspaceId !== null) throw new AppError('forbidden', keyMessages.limited);
}

/** Whether a workspace is one that the caller's key reaches; membership is asked besides. */
export function isInReach({ key }: Pick<Caller, 'key'>, workspaceId: string): boolean {
  return !key || key.workspaceId === null || key.workspaceId === workspaceId.toLowerCase();
}
