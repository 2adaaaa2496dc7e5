const intervalMs = 250;

/**
 * Sends this process SIGTERM when the shell of `npm start` has ended. npm passes a signal to that shell only, which ends
 * at once and leaves its child running. Windows gives a process no new parent, so nothing is watched there.
 */
export function endWithNpm(task) {
  if (process.env.npm_lifecycle_event !== task || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  watch.unref();
}
