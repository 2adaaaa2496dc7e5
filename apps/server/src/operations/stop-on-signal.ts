/** Maximum milliseconds for the process to end; its supervisor may kill it after that. */
const stopLimitMs = 14_500;

/**
 * Terminals, npm and systemd signal the group as well as its first process: several signals are one
 * request.
 */
const sameRequestMs = 1_000;

/**
 * Ends the process on request: SIGTERM and SIGINT stop it in order; a second request, or the time
 * limit, ends it immediately.
 */
export function stopOnSignal(stopAll: (signal: 'SIGTERM' | 'SIGINT') => Promise<void>): void {
  let askedAt: number | null = null;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    const now = performance.now();
    if (askedAt !== null) {
      if (now - askedAt < sameRequestMs) return;
      console.error('Keydence stops immediately: it received two signals.');
      process.exit(1);
    }
    askedAt = now;
    setTimeout(() => {
      console.error('Keydence stops immediately: a part did not stop in time.');
      process.exit(1);
    }, stopLimitMs).unref();
    stopAll(signal).then(
      () => process.exit(0),
      (error) => {
        console.error(`Keydence did not stop cleanly: ${error instanceof Error ? error.message : error}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
