/** Wakes a waiting loop on a signal or after a timeout. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring; a ring since the last wait counts too. */
  wait(timeoutMs: number): Promise<void>;
}

/** A bell for one waiting loop. */
export function createBell(): Bell {
  let hasRung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(timeoutMs) {
      if (!hasRung) {
        let timer: NodeJS.Timeout | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, timeoutMs);
        });
        clearTimeout(timer);
      }
      hasRung = false;
      wake = null;
    },
  };
}
