import { trpc } from '../../app/trpc.ts';

/** Whether the person may set statuses, merge, and delete what others posted. */
export function useIsAdmin(): boolean {
  return trpc.profile.get.useQuery().data?.role === 'admin';
}
