import {
  domainId,
  listRunsInput,
  rhythm,
  rhythmRunList,
  setReportMailInput,
  unsubscribeInput,
  updateRhythmInput,
} from '@keydence/domain';
import { domainProcedure, publicProcedure, router } from '../trpc.ts';
import { getRhythm } from './get-rhythm.ts';
import { listRuns } from './list-runs.ts';
import { removeReceiver } from './remove-receiver.ts';
import { runRhythm } from './run-rhythm.ts';
import { setReportMail } from './set-report-mail.ts';
import { updateRhythm } from './update-rhythm.ts';

export const rhythmRouter = router({
  get: domainProcedure
    .input(domainId)
    .output(rhythm)
    .query(({ ctx }) => getRhythm(ctx)),
  update: domainProcedure
    .input(updateRhythmInput)
    .output(rhythm)
    .mutation(({ ctx, input }) => updateRhythm(ctx, input)),
  listRuns: domainProcedure
    .input(listRunsInput)
    .output(rhythmRunList)
    .query(({ ctx, input }) => listRuns(ctx, input)),
  run: domainProcedure
    .input(domainId)
    .output(rhythm)
    .mutation(({ ctx }) => runRhythm(ctx)),
  setMail: domainProcedure
    .meta({ isForViewers: true })
    .input(setReportMailInput)
    .output(rhythm)
    .mutation(async ({ ctx, input: { isOn } }) => {
      const { services, domain, caller } = ctx;
      const choice = { domainId: domain.id, userId: caller.userId, isOn, now: services.now() };
      await setReportMail(services.database, choice);
      return getRhythm(ctx);
    }),
  /** For anyone with the link from an e-mail. */
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => removeReceiver(ctx, input)),
});
