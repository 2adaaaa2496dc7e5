import {
  AppError,
  type JudgedFrame,
  type JudgedPage,
  type JudgedText,
  type LinkAnswer,
  type LinkQuestion,
  type PageRules,
  type RawPage,
  type ReadPage,
  type ReadSitemap,
  type SiteJudgement,
} from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import { quickPageRules } from './quick-page-rules.ts';
import { createTaskThread } from './task-thread.ts';

export type ThreadTask =
  | { kind: 'page'; page: RawPage }
  | { kind: 'sitemap'; body: Uint8Array }
  | { kind: 'links'; question: LinkQuestion }
  /** A site to judge, its pages in parts, and the end of them. */
  | { kind: 'site'; site: JudgedFrame }
  | { kind: 'part'; pages: JudgedPage[] }
  /** Asks for the pages whose texts are compared, and gives these. */
  | { kind: 'compared' }
  | { kind: 'texts'; texts: JudgedText[] }
  | { kind: 'judge' };

interface ThreadOptions {
  /** The built entry of the thread. */
  program: string;
  heapMb?: { read: number; judge: number };
  pageMs?: number;
}

const pagesOfThread = 2_000;
const sitemapMs = 120_000;
const linksMs = 5_000;
const judgeMs = 600_000;
const tooMuch = 'The findings needed more time or memory than there is.';

/**
 * Reads pages in one thread of a process, which is ended where a page takes too long or too much memory. Nobody waits for
 * it on the event loop.
 */
export function createThreadedPageRules({
  program,
  heapMb = { read: 96, judge: 256 },
  pageMs = 3_000,
}: ThreadOptions): PageRules {
  const { run, end } = createTaskThread<ThreadTask>(program, pagesOfThread);
  const judges = createSlots(1);

  return {
    ...quickPageRules,
    readPage: (page) => run<ReadPage>({ kind: 'page', page }, { limitMs: pageMs, heapMb: heapMb.read }),
    suggestLinks: (question) =>
      run<LinkAnswer>({ kind: 'links', question }, { limitMs: linksMs, patienceMs: 0, heapMb: heapMb.read }),
    async readSitemap(body) {
      const read = await run<ReadSitemap>(
        { kind: 'sitemap', body },
        { limitMs: sitemapMs, heapMb: heapMb.read },
      );
      return read ?? { kind: 'pages', entries: [], isComplete: false };
    },
    async judge({ pages, readTexts, ...site }) {
      const release = await judges.take();
      // The parts of one site stay together in a thread.
      const own = createTaskThread<ThreadTask>(program, Number.POSITIVE_INFINITY);
      const send = async <Result>(task: ThreadTask): Promise<Result> => {
        const result = await own.run<Result>(task, { limitMs: judgeMs, heapMb: heapMb.judge });
        if (!result) throw new AppError('internal', tooMuch);
        return result;
      };
      try {
        // The thread that has read the pages keeps memory for more of them.
        await end();
        await send({ kind: 'site', site });
        for await (const part of pages) await send({ kind: 'part', pages: part });
        const compared = await send<number[]>({ kind: 'compared' });
        for await (const texts of readTexts(compared)) await send({ kind: 'texts', texts });
        return await send<SiteJudgement>({ kind: 'judge' });
      } finally {
        await own.end();
        release();
      }
    },
  };
}
