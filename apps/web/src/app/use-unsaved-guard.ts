import { useBlocker } from '@tanstack/react-router';

/** Where a step in the history leads. */
interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

interface UnsavedGuardOptions {
  /** Whether a step leaves what is edited; without it, every step does. */
  leaves?: (from: Place, to: Place) => boolean;
}

/** Asks before something that is not saved is left: by closing, by Back, by a link, or with the whole tab. */
export function useUnsavedGuard(isDirty: boolean, { leaves = () => true }: UnsavedGuardOptions = {}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && leaves(current, next),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    keep: () => blocker.reset?.(),
    discard: () => blocker.proceed?.(),
  };
}
