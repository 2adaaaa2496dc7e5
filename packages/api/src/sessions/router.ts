import { endedSessions, sessionId, sessionList } from '@keydence/domain';
import { router, sessionProcedure } from '../trpc.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

export const sessionsRouter = router({
  list: sessionProcedure.output(sessionList).query(({ ctx }) => listSessions(ctx)),
  end: sessionProcedure.input(sessionId).mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: sessionProcedure.output(endedSessions).mutation(async ({ ctx }) => {
    const { userId, sessionId: except } = ctx.caller;
    return { count: await ctx.services.sessions.end({ userId, except }) };
  }),
});
