// Loaded into a server before its program: tells its memory after a collection, and what keeps it alive, to whoever
// started it and asks.
const timers = ['Timeout', 'Immediate'];

process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const running = resources.filter((name) => timers.includes(name)).length;
  process.send({ heapUsed, rss, timers: running, sockets: resources.length - running });
});
process.channel.unref();
