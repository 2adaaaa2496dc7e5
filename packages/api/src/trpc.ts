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
 * What holds for every procedure: its text can be stored, its failures have one shape, it is measured where somebody
 * looks, and whoever has changed something is answered nothing from before it. In one layer, since each one costs every
 * request.
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

/** A stream whose failures have the shape of every other one. */
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

/** What a procedure threw, as all callers are told; the log has what nobody expected. */
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
 * For somebody signed in, and for an API key as far as `meta` and its scope let it: a mutation is a change. The scopes of
 * workspaces and domains refuse a viewer's change unless `meta` allows it, and what `meta` says to cost money.
 */
export const authedProcedure = publicProcedure.use(({ ctx, meta, type, next }) => {
  if (ctx.caller instanceof AppError) throw ctx.caller;
  requireKeyAccess(ctx.caller, { ...meta, isChange: type === 'mutation' });
  const isChange =
    ctx.isChange === true || meta?.spends === true || (type === 'mutation' && !meta?.isForViewers);
  return next({ ctx: { caller: ctx.caller, isChange } });
});

/** For what only a person may do: no API key opens it. */
export const sessionProcedure = authedProcedure.meta({ keys: 'never' });

/** For procedures that ask a search-data source at every call; AppError('rate_limited') past the caller's limit. */
export const sourceProcedure = authedProcedure.use(async ({ ctx, next }) => {
  await ctx.services.rateLimiter.take('provider_minute', ctx.caller.userId);
  return next();
});

/** What changes for a request that knows its workspace: from here on the database has the rows of no other. */
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

/** For procedures on one tracked domain: it lies in a workspace of the caller (the named one, if one is named). */
export const domainProcedure = onDomain.use(async ({ ctx, input, next }) => {
  const domain = await getDomainScope(ctx, input);
  return next({ ctx: { ...within(ctx, domain.workspaceId), domain } });
});

/** For what is read from a domain's data: not while its setup is running. */
export const settledDomainProcedure = onDomain.use(async ({ ctx, input, next }) => {
  const domain = await getDomainScope(ctx, input);
  requireSettled(domain);
  return next({ ctx: { ...within(ctx, domain.workspaceId), domain } });
});

/** For what a source is asked beside a domain's data, at every call; AppError('rate_limited') past the limit. */
export const sourceDomainProcedure = settledDomainProcedure.use(async ({ ctx, next }) => {
  await ctx.services.rateLimiter.take('provider_minute', ctx.caller.userId);
  return next();
});

/** For procedures on one competitor: its tracked domain lies in a workspace of the caller. */
export const competitorProcedure = authedProcedure
  .input(z.object({ competitorId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const scope = await getCompetitorScope(ctx, input);
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

/** For bringing a deleted competitor back. */
export const deletedCompetitorProcedure = authedProcedure
  .input(z.object({ competitorId: z.string() }))
  .use(async ({ ctx, input: { competitorId }, next }) => {
    const scope = await getCompetitorScope(ctx, { competitorId, withDeleted: true });
    return next({ ctx: { ...within(ctx, scope.domain.workspaceId), ...scope } });
  });

/** For procedures on one keyword: it lies in a list of a domain that the caller may see. */
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

/** For procedures on one planned content piece that is on the board. */
export const planItemProcedure = withPlanItem.use(({ ctx, next }) => {
  if (ctx.planItem.isDeleted) throw notFound();
  return next();
});

/** The same, also for one that was deleted. */
export const keptPlanItemProcedure = withPlanItem;

/** For procedures on one item of the feedback board, whoever shared it. */
export const feedbackProcedure = authedProcedure
  .input(z.object({ feedbackId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const feedback = await getFeedbackScope(ctx, input.feedbackId);
    return next({ ctx: { feedback } });
  });

/** For what only the author of a comment may do; else FORBIDDEN. */
export const ownCommentProcedure = authedProcedure
  .input(z.object({ commentId: z.string() }))
  .use(async ({ ctx, input, next }) => {
    const comment = await getOwnCommentScope(ctx, input.commentId);
    return next({ ctx: { comment } });
  });
