import {
  changedFindings,
  domainId,
  findingList,
  ignoreFindingsInput,
  listFindingsInput,
  listPagesInput,
  pageDetail,
  pageId,
  pageList,
  restoreFindingsInput,
  siteStatus,
} from '@keydence/domain';
import { router, settledDomainProcedure } from '../trpc.ts';
import { cancelSiteRead } from './cancel-read.ts';
import { getPage } from './get-page.ts';
import { ignoreFindings, restoreFindings } from './ignore-findings.ts';
import { listFindings } from './list-findings.ts';
import { listPages } from './list-pages.ts';
import { readSiteStatus } from './read-status.ts';
import { startSiteRead } from './start-read.ts';
import { watchSiteRead } from './watch-read.ts';

export const pagesRouter = router({
  list: settledDomainProcedure
    .input(listPagesInput)
    .output(pageList)
    .query(({ ctx, input }) => listPages(ctx, input)),
  get: settledDomainProcedure
    .input(pageId)
    .output(pageDetail)
    .query(({ ctx, input }) => getPage(ctx, input)),
  findings: settledDomainProcedure
    .input(listFindingsInput)
    .output(findingList)
    .query(({ ctx, input }) => listFindings(ctx, input)),
  /** Hides findings for all members until they are restored. */
  ignoreFindings: settledDomainProcedure
    .input(ignoreFindingsInput)
    .output(changedFindings)
    .mutation(({ ctx, input }) => ignoreFindings(ctx, input)),
  restoreFindings: settledDomainProcedure
    .input(restoreFindingsInput)
    .output(changedFindings)
    .mutation(({ ctx, input }) => restoreFindings(ctx, input)),
  status: settledDomainProcedure
    .input(domainId)
    .output(siteStatus)
    .query(({ ctx }) => readSiteStatus(ctx)),
  /** Streams the status on each change; ends when no run is open. */
  watch: settledDomainProcedure.input(domainId).query(({ ctx, signal }) => watchSiteRead(ctx, signal)),
  /** Reads the site, or joins the open run. */
  read: settledDomainProcedure
    .input(domainId)
    .output(siteStatus)
    .mutation(({ ctx }) => startSiteRead(ctx)),
  cancel: settledDomainProcedure
    .input(domainId)
    .output(siteStatus)
    .mutation(({ ctx }) => cancelSiteRead(ctx)),
});
