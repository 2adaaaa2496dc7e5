type Listener = () => void;

/** True if the server responded to the last request. */
export interface Reachability {
  report: (isReached: boolean) => void;
  isReached: () => boolean;
  subscribe: (listener: Listener) => () => void;
}

export function createReachability(): Reachability {
  const listeners = new Set<Listener>();
  let isReached = true;
  return {
    report: (next) => {
      if (next === isReached) return;
      isReached = next;
      for (const listener of listeners) listener();
    },
    isReached: () => isReached,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
