import { endedSessions, sessionId, sessionList } from '@keydence/domain';
import { authedProcedure, router } from '../trpc.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

export const sessionsRouter = router({
  list: authedProcedure.output(sessionList).query(({ ctx }) => listSessions(ctx)),
  end: authedProcedure.input(sessionId).mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: authedProcedure.output(endedSessions).mutation(async ({ ctx }) => {
    const { userId, sessionId: except } = ctx.caller;
    return { count: await ctx.services.sessions.end({ userId, except }) };
  }),
});
