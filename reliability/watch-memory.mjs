// Loaded into a server before its program: tells its memory after a collection, and what keeps it alive, to whoever
// started it and asks.
import { setTimeout as pause } from 'node:timers/promises';

const timers = ['Timeout', 'Immediate'];
const lookEveryMs = 100;
/** The collector gives pages back by a thread of its own, a moment later; so many looks at most. */
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
