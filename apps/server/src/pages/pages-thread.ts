// The entry of a thread that reads pages and judges sites. It gets one piece of work at a time, and holds no secret.

import { findLinkPlaces } from './find-link-places.ts';
import { serveTasks } from './serve-tasks.ts';
import { createJudge, readRawPage, readSitemapBytes } from './thread-work.ts';
import type { ThreadTask } from './threaded-page-rules.ts';

/** The site that is being collected. */
let judge: ReturnType<typeof createJudge> | null = null;

async function work(task: ThreadTask): Promise<unknown> {
  switch (task.kind) {
    case 'page':
      return readRawPage(task.page);
    case 'sitemap':
      return readSitemapBytes(task.body);
    case 'links':
      return findLinkPlaces(task.question);
    case 'site':
      judge = createJudge(task.site);
      return true;
    case 'part':
      judge?.add(task.pages);
      return true;
    case 'compared':
      return judge?.listCompared();
    case 'texts':
      judge?.addTexts(task.texts);
      return true;
    case 'judge':
      return judge?.judge();
  }
}

serveTasks(work);
