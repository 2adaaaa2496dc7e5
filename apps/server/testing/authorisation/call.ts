import type { TenantIds } from './rest-input.ts';

/** One surface that requires sign-in, with a valid input of its owner. */
export interface ProtectedCall<Input> {
  /**
   * Data that the call reaches. `own`: only the caller's. `workspace`: hidden from non-members.
   * `board`: the shared feedback board.
   */
  reach: 'own' | 'workspace' | 'board';
  input: (ids: TenantIds) => Input;
  /** Status for the workspace owner or the author; 2xx by default. */
  owner?: number;
  /** Status for a member who is not an owner; the owner's by default. */
  member?: number;
  /** Status for a viewer; by default 403 for a change and a member's status for a read. */
  viewer?: number;
  /** Status for non-members; by `reach` by default. */
  stranger?: number;
  /** Responds only after a worker runs its job. */
  waitsForWorker?: true;
}

type Calls<Input> = Record<string, ((ids: TenantIds) => Input) | Omit<ProtectedCall<Input>, 'reach'>>;

/** Calls of one reach; a bare input is a call without exceptions. */
export function within<Input>(
  reach: ProtectedCall<Input>['reach'],
  calls: Calls<Input>,
): Record<string, ProtectedCall<Input>> {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      typeof call === 'function' ? { reach, input: call } : { reach, ...call },
    ]),
  );
}
