import {
  createdReportShare,
  createReportShareInput,
  deleteReportShareInput,
  getSharedReportInput,
  listReportSharesInput,
  reportShareList,
  sharedReport,
} from '@keydence/domain';
import { domainProcedure, publicProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { createShare } from './create-share.ts';
import { deleteShare } from './delete-share.ts';
import { getSharedReport } from './get-shared-report.ts';
import { listShares } from './list-shares.ts';

export const reportSharesRouter = router({
  create: settledDomainProcedure
    .input(createReportShareInput)
    .output(createdReportShare)
    .mutation(({ ctx, input }) => createShare(ctx, input)),
  list: domainProcedure
    .input(listReportSharesInput)
    .output(reportShareList)
    .query(({ ctx }) => listShares(ctx)),
  delete: domainProcedure.input(deleteReportShareInput).mutation(({ ctx, input }) => deleteShare(ctx, input)),
  /** For anyone with the link: the only procedure here without a session. */
  get: publicProcedure
    .input(getSharedReportInput)
    .output(sharedReport)
    .query(({ ctx, input }) => getSharedReport(ctx, input)),
});
