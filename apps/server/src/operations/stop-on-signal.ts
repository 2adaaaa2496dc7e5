/** The longest that a process takes to end; whoever runs it may kill it after that. */
const stopLimitMs = 14_500;

/**
 * Ends the process when it is asked to: SIGTERM and SIGINT stop it in order; a second signal, or the limit, at once.
 */
export function stopOnSignal(stopAll: (signal: 'SIGTERM' | 'SIGINT') => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    if (isStopping) {
      console.error('Keydence ends at once: it was asked twice.');
      process.exit(1);
    }
    isStopping = true;
    setTimeout(() => {
      console.error('Keydence ends at once: something did not stop in time.');
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
