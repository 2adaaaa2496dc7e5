import { trpc } from '../../lib/trpc.ts';

/** True if the user may set statuses, merge, and delete other users' posts. */
export function useIsAdmin(): boolean {
  return trpc.profile.get.useQuery().data?.role === 'admin';
}
