/** Those who wait behind the one whose turn it is, by what they wait for. */
const queues = new Map<string, (() => void)[]>();

/**
 * Waits until nobody else of this process has the turn. Returns what ends it, or null when so many milliseconds have passed
 * before it came.
 */
export function takeTurn(name: string, patience: number): Promise<(() => void) | null> {
  const leave = () => {
    const next = queues.get(name)?.shift();
    if (next) next();
    else queues.delete(name);
  };
  const waiting = queues.get(name);
  if (!waiting) {
    queues.set(name, []);
    return Promise.resolve(leave);
  }
  return new Promise((resolve) => {
    const begin = () => {
      clearTimeout(timer);
      resolve(leave);
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(begin), 1);
      resolve(null);
    }, patience);
    waiting.push(begin);
  });
}
