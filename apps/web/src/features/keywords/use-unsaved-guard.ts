import { useBlocker } from '@tanstack/react-router';

/** Asks before something that is not saved is left: by closing, by Back, by a link, or with the whole tab. */
export function useUnsavedGuard(isDirty: boolean) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === 'blocked',
    keep: () => blocker.reset?.(),
    discard: () => blocker.proceed?.(),
  };
}
