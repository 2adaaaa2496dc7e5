import {
  domainId,
  listRunsInput,
  reportSchedule,
  scheduleRunList,
  setReportMailInput,
  unsubscribeInput,
  updateScheduleInput,
} from '@keydence/domain';
import { domainProcedure, publicProcedure, router } from '../trpc.ts';
import { getSchedule } from './get-schedule.ts';
import { listRuns } from './list-runs.ts';
import { removeReceiver } from './remove-receiver.ts';
import { runSchedule } from './run-schedule.ts';
import { setReportMail } from './set-report-mail.ts';
import { updateSchedule } from './update-schedule.ts';

export const scheduleRouter = router({
  get: domainProcedure
    .input(domainId)
    .output(reportSchedule)
    .query(({ ctx }) => getSchedule(ctx)),
  update: domainProcedure
    .input(updateScheduleInput)
    .output(reportSchedule)
    .mutation(({ ctx, input }) => updateSchedule(ctx, input)),
  listRuns: domainProcedure
    .input(listRunsInput)
    .output(scheduleRunList)
    .query(({ ctx, input }) => listRuns(ctx, input)),
  run: domainProcedure
    .input(domainId)
    .output(reportSchedule)
    .mutation(({ ctx }) => runSchedule(ctx)),
  setMail: domainProcedure
    .meta({ isForViewers: true })
    .input(setReportMailInput)
    .output(reportSchedule)
    .mutation(async ({ ctx, input: { isOn } }) => {
      const { services, domain, caller } = ctx;
      const choice = { domainId: domain.id, userId: caller.userId, isOn, now: services.now() };
      await setReportMail(services.database, choice);
      return getSchedule(ctx);
    }),
  /** For anyone with the link from an e-mail. */
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => removeReceiver(ctx, input)),
});
