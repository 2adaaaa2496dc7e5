/** A bounded number of slots. `take` returns the function that releases the slot. */
export interface Slots {
  /** Waits for a free slot. Rejects with the signal's reason. */
  take(signal?: AbortSignal): Promise<() => void>;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting = new Set<() => void>();
  const release = () => {
    free += 1;
    const [next] = waiting;
    if (next) next();
  };
  const once = () => {
    let isHeld = true;
    return () => {
      if (isHeld) release();
      isHeld = false;
    };
  };
  return {
    async take(signal) {
      signal?.throwIfAborted();
      while (free === 0) {
        await new Promise<void>((resolve, reject) => {
          const end = (settle: () => void) => () => {
            waiting.delete(go);
            signal?.removeEventListener('abort', stop);
            settle();
          };
          const go = end(resolve);
          const stop = end(() => reject(signal?.reason));
          waiting.add(go);
          signal?.addEventListener('abort', stop, { once: true });
        });
      }
      free -= 1;
      return once();
    },
  };
}
