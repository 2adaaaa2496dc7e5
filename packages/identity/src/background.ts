/**
 * Work whose duration and outcome must not show in a response. It starts immediately; callers do
 * not wait for it.
 */
export interface Background {
  run(work: () => Promise<unknown>): void;
  /** Resolves when all started work has ended. */
  settle(): Promise<void>;
}

/** `onFailure` receives errors, because no caller does. */
export function createBackground(onFailure: (error: unknown) => void): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(work) {
      const ended = work()
        .catch(onFailure)
        .finally(() => running.delete(ended));
      running.add(ended);
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
}
