// Loaded into a server before its program: tells its memory after a collection to whoever started it and asks.
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heapUsed, rss, resources: process.getActiveResourcesInfo().length });
});
process.channel.unref();
