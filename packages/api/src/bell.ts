/** Lets a loop sleep until something rings, or until a time has passed. */
export interface Bell {
  ring(): void;
  /** Resolves at the next ring; one that came since the last wait counts. */
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
