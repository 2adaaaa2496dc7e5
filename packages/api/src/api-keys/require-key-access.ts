import { AppError } from '@keydence/domain';
import type { Caller } from '../context.ts';

/** What a procedure asks of an API key beyond its scope, and of a viewer. */
export interface ProcedureMeta {
  /** `never`: only for a person who is signed in. `unlimited`: not with a key for one workspace, as it concerns none. */
  keys?: 'never' | 'unlimited';
  /** The answer is about people: only for keys that include them. Answers that name them beside other data hide them. */
  isAboutPeople?: true;
  /** A mutation that viewers may do, as it changes only what is their own. */
  isForViewers?: true;
  /** A query that costs money: viewers and read-only keys are refused as for a change. */
  spends?: true;
}

interface Access extends ProcedureMeta {
  /** Whether something is changed. */
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

/** AppError('forbidden') when the caller comes with an API key that does not suffice; a session always does. */
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

/** True if answers to the caller leave out names, e-mail addresses and pictures of people. */
export function hidesPeople({ key }: Pick<Caller, 'key'>): boolean {
  return key !== undefined && key.includesPeople !== true;
}

/** Whether a workspace is one that the caller's key reaches; membership is asked besides. */
export function isInReach({ key }: Pick<Caller, 'key'>, workspaceId: string): boolean {
  return !key || key.workspaceId === null || key.workspaceId === workspaceId.toLowerCase();
}
