// Preloaded into a server: reports memory after a garbage collection, and open handles, to its
// parent process on request.
import { setTimeout as pause } from 'node:timers/promises';

const timers = ['Timeout', 'Immediate'];
const lookEveryMs = 100;
/**
 * The collector returns pages on a separate thread, slightly later; this is the maximum number of
 * reads.
 */
const mostLooks = 30;

process.on('message', async () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const running = resources.filter((name) => timers.includes(name)).length;
  const rss = await settle(() => process.memoryUsage.rss());
  process.send({ heapUsed, rss, timers: running, sockets: resources.length - running });
});
process.channel.unref();

/** A figure once it has stopped falling. */
async function settle(read) {
  let lowest = read();
  for (let look = 0; look < mostLooks; look++) {
    await pause(lookEveryMs);
    const now = read();
    if (now >= lowest) return lowest;
    lowest = now;
  }
  return lowest;
}
