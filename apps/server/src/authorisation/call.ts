import type { TenantIds } from './tenant.ts';

/** One surface that needs somebody signed in, with an input that its owner may give. */
export interface ProtectedCall<Input> {
  /**
   * Whose it is. `own`: whoever calls meets only what is the caller's. `workspace`: for others there is no such thing.
   * `board`: the feedback board's, which is everybody's.
   */
  reach: 'own' | 'workspace' | 'board';
  input: (ids: TenantIds) => Input;
  /** What an owner of the workspace, or the author, gets; 2xx unless it says otherwise. */
  owner?: number;
  /** What a member without the owner's role gets; as the owner unless it says otherwise. */
  member?: number;
  /** What a viewer gets; 403 for a change and as a member for a read, unless it says otherwise. */
  viewer?: number;
  /** What others get; by `reach` unless it says otherwise. */
  stranger?: number;
  /** It answers once a worker has run its job. */
  waitsForWorker?: true;
}

type Calls<Input> = Record<string, ((ids: TenantIds) => Input) | Omit<ProtectedCall<Input>, 'reach'>>;

/** Calls of one reach; the input alone stands for a call without exceptions. */
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
