import type { RunningWork } from './schema.ts';

/** Unfinished work, as its row has it. */
export interface RunningFacts {
  kind: RunningWork['kind'];
  isQueued: boolean;
  /** Name of a file, or the step; null without any. */
  detail: string | null;
  /** Finished parts; null if the work does not count them. */
  done: number | null;
  /** All parts; null while unknown. */
  total: number | null;
}

const names: Record<RunningWork['kind'], [name: string, section: RunningWork['section']]> = {
  setup: ['Setup', 'dashboard'],
  run: ['Run for a new report', 'reports'],
  keyword_refresh: ['Keyword refresh', 'keywords'],
  rank_check: ['Rank check', 'keywords'],
  import: ['Import', 'keywords'],
  console_import: ['Search Console import', 'keywords'],
  crawl: ['Site crawl', 'pages'],
  topics: ['Topic grouping', 'topics'],
  moves: ['Search for moves', 'moves'],
};

/** Works whose total is a fraction, or grows while they run: their counts say nothing. */
const uncounted = new Set<RunningWork['kind']>(['setup', 'run', 'topics', 'moves']);

/** The sentence of unfinished work, how far it is, and the screen that shows it. */
export function describeRunning({ kind, isQueued, detail, done, total }: RunningFacts): RunningWork {
  const [name, section] = names[kind];
  const progress = done === null || total === null || total <= 0 ? null : Math.min(1, done / total);
  const counts =
    progress === null || uncounted.has(kind)
      ? null
      : `${(done ?? 0).toLocaleString('en-US')} of ${(total ?? 0).toLocaleString('en-US')}`;
  const parts = [detail, counts].filter((part) => part !== null);
  return {
    kind,
    title: `${name} ${isQueued ? 'is waiting' : 'is running'}`,
    detail: parts.length === 0 ? null : parts.join(' · '),
    progress: isQueued ? null : progress,
    section,
  };
}
