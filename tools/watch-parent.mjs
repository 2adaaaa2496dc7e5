const intervalMs = 250;

/**
 * Sends this process SIGTERM after the shell of `npm start` ends. npm passes a signal only to that
 * shell, which exits and leaves its child running. Not on Windows, where orphans get no new parent.
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
