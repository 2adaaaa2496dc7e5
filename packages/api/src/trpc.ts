import { AppError } from '@keydence/domain';
import { initTRPC, TRPCError } from '@trpc/server';
import { z } from 'zod';
import { getDomainScope, requireSetupDone } from './access/get-domain-scope.ts';
import { getWorkspaceScope } from './access/get-workspace-scope.ts';
import { type ProcedureMeta, requireKeyAccess } from './access/require-key-access.ts';
import { checkText } from './check-text.ts';
import type { ApiContext } from './context.ts';
import { asAppError, toTrpcError } from './errors.ts';
import { clearListVersionCache } from './keyword-lists/list-version-memory.ts';

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
export const mergeRouters = t.mergeRouters;
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
      if (type === 'mutation') clearListVersionCache(ctx.services);
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

export const publicProcedure = t.procedure.use(withCommonRules);

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
export function within({ services }: ApiContext, workspaceId: string): Pick<ApiContext, 'services'> {
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
  requireSetupDone(domain);
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
