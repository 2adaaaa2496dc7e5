const minuteMs = 60_000;

interface GateOptions {
  /** Calls that may start within any 60 seconds. */
  perMinute: number;
  /** Calls that may run at once. */
  concurrency: number;
  clock: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** Lets calls through as fast as the provider allows, in the order in which they came. */
export interface RateGate {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** A gate for one process; each of several servers has its own. */
export function createRateGate({ perMinute, concurrency, clock, sleep }: GateOptions): RateGate {
  const starts: number[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  let turn: Promise<void> = Promise.resolve();

  const takeSlot = async () => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    // Whoever leaves hands the slot over, so nobody else can take it in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leaveSlot = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const waitForMinute = async () => {
    while (starts.length >= perMinute) {
      const oldest = starts[0] ?? 0;
      const wait = oldest + minuteMs - clock();
      if (wait > 0) await sleep(wait);
      else starts.shift();
    }
    starts.push(clock());
  };

  return {
    async run(work) {
      await takeSlot();
      try {
        const mine = turn.then(waitForMinute);
        turn = mine.catch(() => {});
        await mine;
        return await work();
      } finally {
        leaveSlot();
      }
    },
  };
}
