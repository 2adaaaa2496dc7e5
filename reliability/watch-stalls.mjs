// Preloaded into a server: reports to its parent process how long the event loop was blocked since
// the last report. The main thread's processor time excludes other load on the machine.
import { readFileSync } from 'node:fs';

const tickMs = 5;
/** Nanoseconds that the main thread was on a processor, and their update lags by a tick of the scheduler. */
const clock = `/proc/self/task/${process.pid}/schedstat`;

const longest = { wallMs: 0, cpuMs: 0 };
let last = look();

setInterval(() => {
  const now = look();
  longest.wallMs = Math.max(longest.wallMs, now.wallMs - last.wallMs - tickMs);
  longest.cpuMs = Math.max(longest.cpuMs, now.cpuMs - last.cpuMs);
  last = now;
}, tickMs).unref();

process.on('message', (message) => {
  if (message !== 'stalls') return;
  process.send({ ...longest });
  longest.wallMs = 0;
  longest.cpuMs = 0;
});
process.channel?.unref();

function look() {
  return { wallMs: performance.now(), cpuMs: readCpuMs() };
}

/**
 * Fallback for systems without this clock: that of the process, which includes its other threads.
 */
function readCpuMs() {
  try {
    return Number(readFileSync(clock, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  }
}
