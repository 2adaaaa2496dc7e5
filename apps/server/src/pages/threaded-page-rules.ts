import {
  AppError,
  type JudgedSite,
  type PageRules,
  type RawPage,
  type ReadPage,
  type ReadSitemap,
  type SiteJudgement,
} from '@keydence/domain';
import { quickPageRules } from './quick-page-rules.ts';
import { createTaskThread } from './task-thread.ts';

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
  const run = createTaskThread<ThreadTask>(program, pagesOfThread);

  return {
    ...quickPageRules,
    readPage: (page) => run<ReadPage>({ kind: 'page', page }, { limitMs: pageMs, heapMb: heapMb.read }),
    async readSitemap(body) {
      const read = await run<ReadSitemap>(
        { kind: 'sitemap', body },
        { limitMs: sitemapMs, heapMb: heapMb.read },
      );
      return read ?? { kind: 'pages', entries: [], isComplete: false };
    },
    async judge(site) {
      const judged = await run<SiteJudgement>(
        { kind: 'judge', site },
        { limitMs: judgeMs, heapMb: heapMb.judge, isAlone: true },
      );
      if (!judged) throw new AppError('internal', 'The findings needed more time or memory than there is.');
      return judged;
    },
  };
}
