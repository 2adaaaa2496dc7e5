import type { Worker } from 'node:worker_threads';
import {
  AppError,
  type JudgedSite,
  type PageRules,
  type RawPage,
  type ReadPage,
  type ReadSitemap,
  type SiteJudgement,
} from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import { askThread, openThread } from './ask-thread.ts';
import { quickPageRules } from './quick-page-rules.ts';

export type ThreadTask =
  | { kind: 'page'; page: RawPage }
  | { kind: 'sitemap'; body: Uint8Array }
  | { kind: 'judge'; site: JudgedSite };

interface ThreadOptions {
  /** The built entry of the thread. */
  program: string;
  heapMb?: { read: number; judge: number };
  pageMs?: number;
}

/** A thread leaves memory behind that is given back when it ends. */
const pagesOfThread = 2_000;
const sitemapMs = 120_000;
const judgeMs = 600_000;

/**
 * Reads pages in one thread of a process, which is ended where a page takes too long or too much memory. Nobody waits for
 * it on the event loop.
 */
export function createThreadedPageRules({
  program,
  heapMb = { read: 96, judge: 256 },
  pageMs = 3_000,
}: ThreadOptions): PageRules {
  const slots = createSlots(1);
  let thread: Worker | null = null;
  let count = 0;

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    count = 0;
    await ended?.terminate();
  }

  /** The time of a task does not count what the thread takes to start. */
  async function open(heap: number): Promise<Worker> {
    if (thread) return thread;
    thread = await openThread(program, heap);
    return thread;
  }

  /** Null where the thread had to be ended. */
  async function run<Result>(task: ThreadTask, limitMs: number): Promise<Result | null> {
    const release = await slots.take(new AbortController().signal);
    try {
      if (task.kind === 'judge' || count >= pagesOfThread) await end();
      count += 1;
      const reply = await askThread(
        await open(task.kind === 'judge' ? heapMb.judge : heapMb.read),
        task,
        limitMs,
      );
      if (reply === null || task.kind === 'judge') await end();
      if (reply === null) return null;
      if ('problem' in reply) throw new AppError('internal', reply.problem);
      return reply.result as Result;
    } finally {
      release();
    }
  }

  return {
    ...quickPageRules,
    readPage: (page) => run<ReadPage>({ kind: 'page', page }, pageMs),
    async readSitemap(body) {
      const read = await run<ReadSitemap>({ kind: 'sitemap', body }, sitemapMs);
      return read ?? { kind: 'pages', entries: [], isComplete: false };
    },
    async judge(site) {
      const judged = await run<SiteJudgement>({ kind: 'judge', site }, judgeMs);
      if (!judged) throw new AppError('internal', 'The findings needed more time or memory than there is.');
      return judged;
    },
  };
}
