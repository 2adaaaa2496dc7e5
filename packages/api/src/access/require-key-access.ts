import { AppError } from '@keydence/domain';
import type { Caller } from '../context.ts';

/** Requirements of a procedure on API keys, beyond their scope, and on viewers. */
export interface ProcedureMeta {
  /**
   * `never`: only for a signed-in person. `unlimited`: not with a key for one workspace, since it
   * concerns none.
   */
  keys?: 'never' | 'unlimited';
  /**
   * The response is about people: only for keys that include people. Responses that name people
   * beside other data hide them.
   */
  isAboutPeople?: true;
  /** A mutation that viewers may call, since it changes only their own data. */
  isForViewers?: true;
  /** A query that costs money: refused for viewers and read-only keys, like a change. */
  spends?: true;
}

interface Access extends ProcedureMeta {
  isChange: boolean;
}

export const keyMessages = {
  never: 'An API key cannot do this. Sign in to Keydence and do it there.',
  readOnly: 'This API key may only read. Use a key that may also make changes.',
  readSpends:
    'This API key may only read, and this look-up may cost money. Use a key that may also make changes.',
  limited: 'This API key is for one workspace and cannot do this. Use a key for all workspaces.',
  noPeople:
    'This API key does not include personal data of people. Create a key that includes it in your profile.',
  noAdmin: 'An API key has no admin rights. Sign in to Keydence and do it there.',
} as const;

/** AppError('forbidden') if the caller's API key is not sufficient; a session always is. */
export function requireKeyAccess(
  { key }: Pick<Caller, 'key'>,
  { keys, isChange, isAboutPeople, spends }: Access,
): void {
  if (!key) return;
  if (keys === 'never') throw new AppError('forbidden', keyMessages.never);
  if (isChange && key.scope === 'read') throw new AppError('forbidden', keyMessages.readOnly);
  if (spends && key.scope === 'read') throw new AppError('forbidden', keyMessages.readSpends);
  if (isAboutPeople && hidesPeople({ key })) throw new AppError('forbidden', keyMessages.noPeople);
  if (keys === 'unlimited' && key.workspaceId !== null) throw new AppError('forbidden', keyMessages.limited);
}

/** True if responses to the caller leave out names, e-mail addresses and pictures of people. */
export function hidesPeople({ key }: Pick<Caller, 'key'>): boolean {
  return key !== undefined && key.includesPeople !== true;
}

/** True if the caller's key reaches a workspace; membership is checked separately. */
export function isInReach({ key }: Pick<Caller, 'key'>, workspaceId: string): boolean {
  return !key || key.workspaceId === null || key.workspaceId === workspaceId.toLowerCase();
}
