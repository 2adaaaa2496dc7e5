import type { Sample } from './soak-sample.ts';
import type { FaultResult } from './write-page.ts';

const limits = { kilobytesPerThousand: 5, rss: 1.15 };
/** Initial fraction of the samples, while caches fill; it is not evaluated. */
const settlingPart = 0.3;
/** Fewer say nothing about a slope. */
const enough = { requests: 20_000, samples: 20 };
/**
 * Allowed difference between the medians of the last and the first samples: the connections of
 * twenty people close late.
 */
const swing = { timers: 20, sockets: 20, files: 20, connections: 2 };
type Counted = keyof typeof swing;

/** Evaluates whether the server's memory and resources have grown with its requests. */
export function judgeGrowth(fault: string, seen: readonly Sample[]): FaultResult {
  const settled = seen.slice(Math.floor(seen.length * settlingPart));
  const requests = (settled.at(-1)?.requests ?? 0) - (settled[0]?.requests ?? 0);
  const isEnough = requests >= enough.requests && settled.length >= enough.samples;
  const { slope, error } = fitHeap(settled);
  const { from, to } = compareEnds(settled);
  const growth = to('rss') / from('rss');
  const counted = Object.keys(swing) as Counted[];
  const perThousand = `${slope.toFixed(2)} ± ${error.toFixed(2)}`;
  return {
    fault,
    runs: 1,
    criterion: `heap ≤ ${limits.kilobytesPerThousand} kB per 1,000 requests (by least squares, from ${enough.requests} requests and ${enough.samples} samples on); RSS end/start < ${limits.rss}; timers, sockets, files and connections flat`,
    figures: {
      'requests judged': requests,
      samples: settled.length,
      'heap kB per 1,000 requests': isEnough ? perThousand : `${perThousand} (too few to judge)`,
      'heap MB': `${megabytes(from('heapUsed'))} → ${megabytes(to('heapUsed'))}`,
      'RSS MB': `${megabytes(from('rss'))} → ${megabytes(to('rss'))}`,
      'RSS end/start': growth,
      ...Object.fromEntries(counted.map((name) => [name, `${from(name)} → ${to(name)}`])),
    },
    isMet:
      (!isEnough || (slope <= limits.kilobytesPerThousand && growth < limits.rss)) &&
      counted.every((name) => to(name) <= from(name) + swing[name]),
  };
}

/** The middle of the first and of the last fifth of the samples. */
function compareEnds(seen: readonly Sample[]) {
  const size = Math.max(1, Math.floor(seen.length / 5));
  const middleOf = (part: readonly Sample[]) => (name: keyof Sample) =>
    part.map((sample) => sample[name]).toSorted((a, b) => a - b)[Math.floor(part.length / 2)] ?? Number.NaN;
  return { from: middleOf(seen.slice(0, size)), to: middleOf(seen.slice(-size)) };
}

/** Kilobytes of heap per 1,000 requests by least squares, and the standard error of that. */
function fitHeap(seen: readonly Sample[]): { slope: number; error: number } {
  const xs = seen.map(({ requests }) => requests / 1_000);
  const ys = seen.map(({ heapUsed }) => heapUsed / 1_024);
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const slope = xs.reduce((sum, x, at) => sum + (x - meanX) * ((ys[at] ?? 0) - meanY), 0) / spread;
  const rest = xs.reduce((sum, x, at) => sum + ((ys[at] ?? 0) - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, error: Math.sqrt(rest / Math.max(1, xs.length - 2) / spread) };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
