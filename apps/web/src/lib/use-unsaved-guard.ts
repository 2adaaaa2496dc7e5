import { useBlocker } from '@tanstack/react-router';

/** Target of a history step. */
interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

interface UnsavedGuardOptions {
  /** True if a step leaves the edited item; by default, every step does. */
  leaves?: (from: Place, to: Place) => boolean;
}

/** Asks for confirmation before unsaved changes are lost: on close, Back, a link, or closing the tab. */
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
