const minuteMs = 60_000;

interface GateOptions {
  /** Calls that may start within any 60 seconds. */
  perMinute: number;
  /** Maximum concurrent calls. */
  concurrency: number;
  clock: () => number;
  sleep: (ms: number) => Promise<void>;
}

/**
 * Admits calls at the provider's rate: those of a workspace in order, workspaces in turn. One
 * workspace uses at most half of the slots, so that its slow responses leave capacity for others.
 */
export interface RateGate {
  run<T>(workspaceId: string, work: () => Promise<T>): Promise<T>;
  /** Admits no call before a time: the provider reported that its limit is reached. */
  holdUntil(time: number): void;
}

/** A gate for one process; each of several servers has its own. */
export function createRateGate({ perMinute, concurrency, clock, sleep }: GateOptions): RateGate {
  const starts: number[] = [];
  /** In the order of the workspaces' turns. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  const mostOfOne = Math.ceil(concurrency / 2);
  let turn: Promise<void> = Promise.resolve();
  let heldUntil = 0;

  const runningOf = (workspaceId: string) => running.get(workspaceId) ?? 0;
  const letNextIn = () => {
    for (const [workspaceId, line] of waiting) {
      const isFull = [...running.values()].reduce((sum, count) => sum + count, 0) >= concurrency;
      if (isFull) return;
      if (runningOf(workspaceId) >= mostOfOne) continue;
      const enter = line.shift();
      waiting.delete(workspaceId);
      if (line.length > 0) waiting.set(workspaceId, line);
      running.set(workspaceId, runningOf(workspaceId) + 1);
      enter?.();
    }
  };
  const takeSlot = (workspaceId: string) =>
    new Promise<void>((resolve) => {
      const line = waiting.get(workspaceId);
      if (line) line.push(resolve);
      else waiting.set(workspaceId, [resolve]);
      letNextIn();
    });
  const leaveSlot = (workspaceId: string) => {
    const left = runningOf(workspaceId) - 1;
    if (left > 0) running.set(workspaceId, left);
    else running.delete(workspaceId);
    letNextIn();
  };
  const waitForMinute = async () => {
    const held = heldUntil - clock();
    if (held > 0) await sleep(held);
    while (starts.length >= perMinute) {
      const oldest = starts[0] ?? 0;
      const wait = oldest + minuteMs - clock();
      if (wait > 0) await sleep(wait);
      else starts.shift();
    }
    starts.push(clock());
  };

  return {
    holdUntil(time) {
      heldUntil = Math.max(heldUntil, time);
    },
    async run(workspaceId, work) {
      await takeSlot(workspaceId);
      try {
        const mine = turn.then(waitForMinute);
        turn = mine.catch(() => {});
        await mine;
        return await work();
      } finally {
        leaveSlot(workspaceId);
      }
    },
  };
}
