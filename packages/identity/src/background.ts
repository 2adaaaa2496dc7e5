/** Work whose length and outcome must not show in an answer: it begins at once and nobody waits for it. */
export interface Background {
  run(work: () => Promise<unknown>): void;
  /** Resolves when all that has begun has ended. */
  settle(): Promise<void>;
}

/** `onFailure` hears of what has failed, as no caller does. */
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
