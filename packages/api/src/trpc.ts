import { AppError } from '@keydence/domain';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { notFound } from './access.ts';
import { type ProcedureMeta, requireKeyAccess } from './api-keys/require-key-access.ts';
import { checkAtOnce } from './check-at-once.ts';
import { checkText } from './check-text.ts';
import { getCompetitorScope } from './competitors/access.ts';
import { getPlanItemScope } from './content-plan/access.ts';
import type { ApiContext } from './context.ts';
import { asAppError, toTrpcError } from './errors.ts';
import { getFeedbackScope, getOwnCommentScope } from './feedback/access.ts';
import { getKeywordScope } from './keywords/access.ts';
import { forgetListVersions } from './keywords/list-version-memory.ts';
import { getDomainScope, requireSettled } from './tracked-domains/access.ts';
import { getWorkspaceScope } from './workspaces/access.ts';

const t = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const appError = asAppError(error);
      const { stack: _stack, ...data } = shape.data;
      return {
        ...shape,
        message: appError.message,
        data: {
          ...data,
          appCode: appError.code,
          errors: appError.details.errors ?? null,
          retryAfterSeconds: appError.details.retryAfterSeconds ?? null,
          requestId: ctx?.requestId ?? null,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/**
 * Rules of every procedure: its text can be stored, its failures have one form, it is measured if
 * metrics are on, and after a change the caller reads no older data. In one layer, since each layer
 * costs time on every request.
 */
const withCommonRules = t.middleware(({ ctx, path, type, getRawInput, next }) => {
  const run = async () => {
    try {
      checkText(await getRawInput());
      const result = await next();
      if (!result.ok) throw result.error;
      if (!isStream(result.data)) return result;
      return { ...result, data: withSameFailures(result.data, { ctx, path }) };
    } catch (thrown) {
      throw toTrpcError(describeFailure(thrown, { ctx, path }));
    } finally {
      if (type === 'mutation') forgetListVersions(ctx.services);
    }
  };
  return ctx.measure ? ctx.measure(path, run) : run();
});

function isStream(data: unknown): data is AsyncIterable<unknown> {
  return typeof data === 'object' && data !== null && Symbol.asyncIterator in data;
}

/** A stream whose failures have the same form as those of other procedures. */
async function* withSameFailures(
  stream: AsyncIterable<unknown>,
  at: { ctx: ApiContext; path: string },
): AsyncGenerator<unknown> {
  try {
    yield* stream;
  } catch (thrown) {
    throw toTrpcError(describeFailure(thrown, at));
  }
}

/** Form of a thrown error for all callers; the log has the unexpected ones. */
function describeFailure(thrown: unknown, { ctx, path }: { ctx: ApiContext; path: string }): AppError {
  const appError = asAppError(thrown);
  const cause = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown;
  if (cause !== appError && ['internal', 'unavailable'].includes(appError.code)) {
    const { services, requestId } = ctx;
    services.log.error({ requestId, path, error: cause }, 'procedure failed');
  }
  return appError;
}

export const publicProcedure = checkAtOnce(t.procedure).use(withCommonRules);

/**
 * For a signed-in person, and for an API key within `meta` and its scope: a mutation is a change.
 * The scopes of workspaces and domains refuse changes by viewers unless `meta` allows them, and
 * queries that cost money by `meta`.
 */
export const authedProcedure = publicProcedure.use(({ ctx, meta, type, next }) => {
  if (ctx.caller instanceof AppError) throw ctx.caller;
  requireKeyAccess(ctx.caller, { ...meta, isChange: type === 'mutation' });
  const isChange =
    ctx.isChange === true || meta?.spends === true || (type === 'mutation' && !meta?.isForViewers);
  return next({ ctx: { caller: ctx.caller, isChange } });
});

/** For a signed-in person only; no API key may call it. */
export const sessionProcedure = authedProcedure.meta({ keys: 'never' });

/**
 * For procedures that call a search-data source every time; AppError('rate_limited') past the
 * caller's limit.
 */
export const sourceProcedure = authedProcedure.use(async ({ ctx, next }) => {
  await ctx.services.rateLimiter.take('provider_minute', ctx.caller.userId);
  return next();
});

/** Narrows the database to the rows of the request's workspace. */
function within({ services }: ApiContext, workspaceId: string): Pick<ApiContext, 'services'> {
  return { services: { ...services, database: services.database.inWorkspace(workspaceId) } };
}

/** For procedures on one workspace: the caller is a member of it, else NOT_FOUND. */
export const workspaceProcedure = authedProcedure
  .input(z.object({ workspaceId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const workspace = await getWorkspaceScope(ctx, input.workspaceId);
    return next({ ctx: { ...within(ctx, workspace.id), workspace } });
  });

const onDomain = authedProcedure.input(
  z.object({ domainId: z.string(), workspaceId: z.string().optional() }),
);

/** For procedures on one tracked domain in a workspace of the caller (the named one, if given). */
export const domainProcedure = onDomain.use(async ({ ctx, input, next }) => {
  const domain = await getDomainScope(ctx, input);
  return next({ ctx: { ...within(ctx, domain.workspaceId), domain } });
});

/** For reads of a domain's data; refused while its setup is running. */
export const settledDomainProcedure = onDomain.use(async ({ ctx, input, next }) => {
  const domain = await getDomainScope(ctx, input);
  requireSettled(domain);
  return next({ ctx: { ...within(ctx, domain.workspaceId), domain } });
});

/**
 * For procedures on a domain's data that call a source every time; AppError('rate_limited') past
 * the limit.
 */
export const sourceDomainProcedure = settledDomainProcedure.use(async ({ ctx, next }) => {
  await ctx.services.rateLimiter.take('provider_minute', ctx.caller.userId);
  return next();
});

/** For procedures on one competitor of a tracked domain in a workspace of the caller. */
export const competitorProcedure = authedProcedure
  .input(z.object({ competitorId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const scope = await getCompetitorScope(ctx, input);
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

/** For restoring a deleted competitor. */
export const deletedCompetitorProcedure = authedProcedure
  .input(z.object({ competitorId: z.string() }))
  .use(async ({ ctx, input: { competitorId }, next }) => {
    const scope = await getCompetitorScope(ctx, { competitorId, withDeleted: true });
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

/** For procedures on one keyword in a list of a domain that the caller may see. */
export const keywordProcedure = authedProcedure
  .input(z.object({ keywordId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const scope = await getKeywordScope(ctx, input);
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

const withPlanItem = authedProcedure
  .input(z.object({ itemId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const scope = await getPlanItemScope(ctx, input.itemId);
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

/** For procedures on one plan item on the board. */
export const planItemProcedure = withPlanItem.use(({ ctx, next }) => {
  if (ctx.planItem.isDeleted) throw notFound();
  return next();
});

/** Also for a deleted plan item. */
export const keptPlanItemProcedure = withPlanItem;

/** For procedures on one item of the feedback board, by any author. */
export const feedbackProcedure = authedProcedure
  .input(z.object({ feedbackId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const feedback = await getFeedbackScope(ctx, input.feedbackId);
    return next({ ctx: { feedback } });
  });

/** For procedures that only the author of a comment may call; else FORBIDDEN. */
export const ownCommentProcedure = authedProcedure
  .input(z.object({ commentId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const comment = await getOwnCommentScope(ctx, input.commentId);
    return next({ ctx: { comment } });
  });
